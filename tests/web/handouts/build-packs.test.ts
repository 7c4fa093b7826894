import { packList } from '@second-wind/core/sync/pack'
// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { buildPacks } from '../../../web/handouts/build-packs.ts'
import { sheetHtml } from '../../../web/handouts/sheet-html.ts'

const { packs, files } = await buildPacks()

describe('a handout pack', () => {
  test('has the format that phones expect, and every file of it is built', () => {
    expect(packList.parse(packs)).toEqual(packs)
    const listed = packs.flatMap((pack) => pack.files.map(({ path }) => path))
    expect(listed.toSorted()).toEqual([...files.keys()].toSorted())
  })

  test('keeps its version while its content is the same, so that phones do not download it twice', async () => {
    const again = await buildPacks()
    expect(again.packs).toEqual(packs)
  })
})

describe('a handout sheet', () => {
  test.each([...files])(
    'offers 999, and mentions 111 only with the service for Northern Ireland: %s',
    (_, html) => {
      expect(html).toContain('href="tel:999"')
      expect(html).toContain('GP out of hours, not 111.')
      expect(html).toMatch(/Do not use it after \d+ \w+ \d{4}\./)
    },
  )

  test('of the library contains its stop rule and its warnings', () => {
    const postural = files.get('/handouts/library-postural.html') ?? ''
    expect(postural).toContain('Stop and rest if you feel dizzy')
    expect(postural).toContain('Before you start')
    expect(postural.indexOf('Before you start')).toBeLessThan(postural.indexOf('<ol>'))
  })

  test('lists the steps of an asthma attack under the name of the inhaler', () => {
    const sheet = files.get('/handouts/emergency.html') ?? ''
    const blue = sheet.indexOf('Asthma attack: blue reliever inhaler')
    const mart = sheet.indexOf('Asthma attack: AIR or MART inhaler')
    expect(blue).toBeGreaterThan(0)
    expect(sheet.indexOf('up to 10 puffs')).toBeGreaterThan(blue)
    expect(sheet.indexOf('up to 10 puffs')).toBeLessThan(mart)
    expect(sheet.indexOf('up to 6 puffs')).toBeGreaterThan(mart)
  })

  test('shows special characters as plain text', () => {
    const sheet = {
      name: 'x',
      title: 'Under < 50 & over',
      intro: [],
      blocks: [],
      reviewedOn: '2026-11-20',
      reviewBy: '2027-11-20',
    }
    expect(sheetHtml(sheet, '')).toContain('<h1>Under &lt; 50 &amp; over</h1>')
  })
})
