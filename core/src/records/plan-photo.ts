import * as z from 'zod/mini'
import { recordId } from '../platform/ids.ts'
import { instant } from '../platform/moment.ts'

/** A paper plan rarely has more pages. */
export const maxPlanPhotos = 4

/** In pixels: small print stays readable when a page fills the photo. */
export const longestPlanPhotoSidePx = 2000

/** Characters of a data URL: about 700 kB of JPEG. */
export const maxPlanPhotoLength = 950_000

/** One page of the person's paper plan. It stays on the phone and is never sent. */
export const planPhoto = z.object({
  id: recordId,
  /** A JPEG, drawn again by the app, so that it contains no place or time of the camera. */
  image: z.string().check(z.startsWith('data:image/jpeg;base64,'), z.maxLength(maxPlanPhotoLength)),
  addedAt: instant,
})
export type PlanPhoto = z.infer<typeof planPhoto>
