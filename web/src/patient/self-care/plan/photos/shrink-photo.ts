import { longestPlanPhotoSidePx, maxPlanPhotoLength } from '@second-wind/core/records/plan-photo'

const qualities = [0.85, 0.7, 0.55, 0.4, 0.25]

/**
 * Redraws a photo as a JPEG of at most 2,000 pixels a side, upright, on white.
 *
 * @returns a data URL; undefined for a file that is no picture which this browser can open
 */
export async function shrinkPhoto(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const scale = Math.min(1, longestPlanPhotoSidePx / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  for (const quality of qualities) {
    const image = canvas.toDataURL('image/jpeg', quality)
    if (image.length <= maxPlanPhotoLength) return image
  }
  return undefined
}
