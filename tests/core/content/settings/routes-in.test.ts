import { loadHonestNotice, noticeIds } from '@second-wind/core/content/settings/load-honest-notice'
import { routesForNation } from '@second-wind/core/content/settings/notice-routes'
import { nations, type Nation } from '@second-wind/core/records/patient'
import { expect, test } from 'vitest'

const waysOf = async (nation: Nation | undefined) =>
  routesForNation(nation, (await loadHonestNotice('book-slot')).routes).map(({ href }) => href)

const england = ['https://www.nhs.uk/service-search/find-a-gp/', 'tel:111', 'https://111.nhs.uk/']

test.each([
  [undefined, england],
  ['england', england],
  ['scotland', ['tel:111', 'https://www.nhsinform.scot/']],
  ['wales', ['tel:111', 'https://111.wales.nhs.uk/']],
  ['northern-ireland', ['/care', 'https://gpoutofhours.hscni.net/']],
] as const)('somebody in %s who wants a call is sent to what there is', async (nation, ways) => {
  expect(await waysOf(nation)).toEqual(ways)
})

test.each(noticeIds)(
  'the notice "%s" sends nobody outside England to a service of England alone',
  async (id) => {
    const { routes } = await loadHonestNotice(id)
    for (const nation of nations.filter((other) => other !== 'england')) {
      const ways = routesForNation(nation, routes)
      expect(ways.filter(({ label }) => label.includes('in England'))).toEqual([])
      expect(new Set(ways.map(({ href }) => href)).size).toBe(ways.length)
    }
  },
)
