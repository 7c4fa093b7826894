import * as z from 'zod/mini'

export const readMarkCodePattern = /^[0-9a-f]{16}$/

/** The code of a notification that was read; notifications/read-mark.ts computes it. */
export const readMarkCode = z.string().check(z.regex(readMarkCodePattern))

/** Far more than an inbox can contain; the server drops older marks. */
export const maxReadMarks = 200

/** The id of a person's only list of read marks. */
export const readMarksId = 'read'

/** The notifications that were just read. */
export const newReadMarks = z.strictObject({
  marks: z.array(readMarkCode).check(z.minLength(1), z.maxLength(maxReadMarks)),
})
export type NewReadMarks = z.infer<typeof newReadMarks>
