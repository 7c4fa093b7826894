/** Beside the risk badge of a patient card: literal texts of the second specification, section 2. */
export const riskCaptions = {
  high: 'Severe symptoms, seek help',
  medium: 'Monitor closely',
  low: 'Stable condition',
} as const
