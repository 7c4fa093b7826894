import * as z from 'zod/mini'
import { parsePhoneNumber } from '../platform/phone-number.ts'

/** Who a person may want to call, in the order in which the buttons are shown. */
export const ownNumberIds = ['gp', 'nurse', 'pharmacy'] as const
export type OwnNumberId = (typeof ownNumberIds)[number]

const number = z.optional(
  z.string().check(
    z.maxLength(30),
    z.refine((text) => parsePhoneNumber(text) !== undefined),
  ),
)

/** UK phone numbers, as the person typed them. They stay on the phone and are never sent. */
export const ownNumbers = z.object({ gp: number, nurse: number, pharmacy: number })
export type OwnNumbers = z.infer<typeof ownNumbers>
