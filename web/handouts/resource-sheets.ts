import { loadResource } from '@second-wind/core/content/resources/load-resource'
import type { EducationalResource } from '@second-wind/core/content/resources/resource'
import { resourceTabs } from '@second-wind/core/content/resources/resource-tabs'
import type { Block, Sheet } from './sheet.ts'

export async function resourceSheets(): Promise<Sheet[]> {
  return Promise.all(resourceTabs.map(async ({ id }) => sheetOf(await loadResource(id))))
}

function sheetOf({ id, title, intro, sections, reviewedOn, reviewBy }: EducationalResource): Sheet {
  return { name: `resource-${id}`, title, intro: [intro], blocks: sections.map(block), reviewedOn, reviewBy }
}

const framed: ReadonlySet<string> = new Set(['non-urgent', 'urgent', 'emergency'])

function block(section: EducationalResource['sections'][number]): Block {
  const { heading, text } = section
  const textBlock = text === undefined ? {} : { text: [text] }
  if (section.kind === 'list') {
    return { heading, ...textBlock, items: section.items, isFramed: framed.has(section.tone) }
  }
  const items = section.rows.map(({ when, often, helps }) =>
    [`${when}: ${often}`, ...(helps === undefined ? [] : [`What helps: ${helps}`])].join(' '),
  )
  return { heading, ...textBlock, items }
}
