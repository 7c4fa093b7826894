import { loadHonestNotice, noticeIds } from '@second-wind/core/content/settings/load-honest-notice'
import { routesForNation, todayInNation } from '@second-wind/core/content/settings/notice-routes'
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

describe('what can be done today about a health record', () => {
  test.each([
    ['england', /use the NHS App or the NHS website/, ['https://www.nhs.uk/nhs-app/']],
    ['wales', /use the NHS Wales App/, ['https://apphelp.nhs.wales/']],
    ['scotland', /ask a GP surgery/, []],
    [
      'northern-ireland',
      /use My Care\. It does not show your GP record/,
      ['https://www.nidirect.gov.uk/articles/viewing-your-medical-records-online'],
    ],
    [undefined, /in England, use the NHS App/, ['https://www.nhs.uk/nhs-app/']],
  ] as const)('names the services of the own nation, here %s', async (nation, words, ways) => {
    const notice = await loadHonestNotice('nhs-login')
    expect(todayInNation(nation, notice)).toMatch(words)
    expect(routesForNation(nation, notice.routes).map(({ href }) => href)).toEqual(ways)
  })

  test.each(noticeIds)('names no service of another nation, in the notice "%s"', async (id) => {
    const notice = await loadHonestNotice(id)
    for (const nation of nations) {
      const others = nations.filter((other) => other !== nation).flatMap((other) => ownServices[other])
      const text = todayInNation(nation, notice)
      expect(others.filter((service) => service.test(text))).toEqual([])
    }
  })
})

const ownServices: Record<Nation, RegExp[]> = {
  england: [/the NHS App/, /in England/, /NHS website/],
  wales: [/NHS Wales App/, /in Wales/],
  scotland: [/in Scotland/],
  'northern-ireland': [/My Care/, /in Northern Ireland/i],
}
