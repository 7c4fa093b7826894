import { loadHonestNotice, noticeIds } from '@second-wind/core/content/settings/load-honest-notice'
import { routesForNation } from '@second-wind/core/content/settings/notice-routes'
import { nations, type Nation } from '@second-wind/core/records/patient'
import { describe, expect, test } from 'vitest'

const waysOf = async (nation: Nation | undefined) =>
  routesForNation(nation, (await loadHonestNotice('book-slot')).routes).map(({ href }) => href)

const england = ['https://www.nhs.uk/service-search/find-a-gp/', 'tel:111', 'https://111.nhs.uk/']

describe('the routes of a notice in each nation', () => {
  test.each([
    [undefined, england],
    ['england', england],
    ['scotland', ['tel:111', 'https://www.nhsinform.scot/']],
    ['wales', ['tel:111', 'https://111.wales.nhs.uk/']],
    ['northern-ireland', ['/care', 'https://gpoutofhours.hscni.net/']],
  ] as const)('are call services that exist there, with the nation %s', async (nation, expected) => {
    expect(await waysOf(nation)).toEqual(expected)
  })

  test.each(noticeIds)('are services of England only in England, in the notice "%s"', async (id) => {
    const { routes } = await loadHonestNotice(id)
    for (const nation of nations.filter((other) => other !== 'england')) {
      const shown = routesForNation(nation, routes)
      expect(shown.filter(({ label }) => label.includes('in England'))).toEqual([])
      expect(new Set(shown.map(({ href }) => href)).size).toBe(shown.length)
    }
  })
})
