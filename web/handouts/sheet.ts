/** One page to print, before it is HTML. */
export type Sheet = {
  /** Its file name without the ending, unique over all packs. */
  name: string
  title: string
  intro: readonly string[]
  blocks: readonly Block[]
  reviewedOn: string
  reviewBy: string
}

export type Block = {
  heading: string
  text?: readonly string[]
  items?: readonly string[]
  /** The text under the items. */
  after?: readonly string[]
  /** Steps have an order. */
  isOrdered?: boolean
  /** In a frame: precautions, when to get help. */
  isFramed?: boolean
}
