/** "severe breathlessness" for `severe_breathlessness`. */
export const formatAlertType = (alertType: string): string => alertType.replaceAll('_', ' ')
