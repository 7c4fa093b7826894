/** After advice whose first step is a GP surgery: it is closed at night, at weekends and on bank holidays. */
export const ifClosed = 'If the surgery is closed, call 111.'

/** The same in a text that names the exception itself. */
export const ifClosedInAnyNation = `${ifClosed} In Northern Ireland, call a GP surgery or the GP out-of-hours service.`
