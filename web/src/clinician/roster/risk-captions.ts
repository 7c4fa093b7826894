/** Beside the risk badge of a patient card: literal texts of the second specification, section 2. */
export const riskCaptions = {
  high: 'Severe symptoms, seek help',
  medium: 'Monitor closely',
  low: 'Stable condition',
} as const

/** Hazards C13 and HZ-11: nothing known, and nothing known lately, never read as stable. */
export const unknownRiskCaption = 'Not enough information yet'
export const staleLowCaption = 'Was low when last heard: may have changed'
