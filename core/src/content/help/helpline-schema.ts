import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** `tel` is the part after `tel:`. */
const call = z.strictObject({
  label: copy,
  tel: z.string().check(z.regex(/^[0-9]{3,15}$/)),
  level: z.enum(['emergency', 'urgent', 'support']),
})

const httpsUrl = z.url({ protocol: /^https$/ })
export const webAddress = z.custom<`https://${string}`>((value) => httpsUrl.safeParse(value).success)

const link = z.strictObject({ label: copy, url: webAddress })

/** A service that people can call: its purpose and how to reach it. */
export const helpline = z.strictObject({
  id: itemId,
  title: copy,
  detail: copy,
  calls: z.array(call),
  links: z.array(link),
  ...reviewShape,
})
export type Helpline = z.infer<typeof helpline>
