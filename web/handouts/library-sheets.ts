import { categories } from '@second-wind/core/content/library/categories'
import type { Category } from '@second-wind/core/content/library/category-schema'
import { loadCategory } from '@second-wind/core/content/library/load-category'
import { stopRule } from '@second-wind/core/content/library/stop-rule'
import type { Block, Sheet } from './sheet.ts'

/** What is shown before an activity on the screen is printed before it on paper: stop rule, warnings and gate. */
export async function librarySheets(): Promise<Sheet[]> {
  return Promise.all(categories.map(async ({ id }) => sheetOf(await loadCategory(id))))
}

function sheetOf({ id, title, description, warnings, gate, tip, modules, ...review }: Category): Sheet {
  const { reviewedOn, reviewBy } = review
  const before = [...warnings, ...(gate?.text ?? []), ...(gate?.mustConfirm ? [gate.mustConfirm] : [])]
  return {
    name: `library-${id}`,
    title,
    intro: [description],
    blocks: [
      { heading: stopRule.title, text: [stopRule.text], isFramed: true },
      ...(before.length > 0 ? [{ heading: 'Before you start', items: before, isFramed: true }] : []),
      ...modules.map(activity),
      ...(tip === undefined ? [] : [{ heading: 'Tip', text: [tip] }]),
    ],
    reviewedOn,
    reviewBy,
  }
}

function activity({
  title,
  durationLabel,
  description,
  steps,
  cautions,
}: Category['modules'][number]): Block {
  return {
    heading: `${title} (${durationLabel})`,
    text: [description, ...(cautions ?? [])],
    items: steps.map(({ text }) => text),
    isOrdered: true,
  }
}
