/** The key under which the phone remembers that the message after an entry has asked about the usual day. */
export const usualDayAsked = 'usual-day-asked'
