/** "severe breathlessness" for `severe_breathlessness`. */
export const alertTypeWords = (alertType: string): string => alertType.replaceAll('_', ' ')
