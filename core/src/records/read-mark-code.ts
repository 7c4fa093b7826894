import * as z from 'zod/mini'

/** A notification that was read, as a code: notifications/read-mark.ts. */
export const readMarkCode = z.string().check(z.regex(/^[0-9a-f]{16}$/))

/** Many times what an inbox can hold; older ones are forgotten. */
export const maxReadMarks = 200

/** A person has one list of them, of this name. */
export const readMarksId = 'read'

/** Those that were read just now. */
export const newReadMarks = z.strictObject({
  marks: z.array(readMarkCode).check(z.minLength(1), z.maxLength(maxReadMarks)),
})
export type NewReadMarks = z.infer<typeof newReadMarks>
