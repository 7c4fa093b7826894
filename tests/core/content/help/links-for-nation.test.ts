import { linksForNation } from '@second-wind/core/content/help/links-for-nation'
import { educationLinks } from '@second-wind/core/content/home-advice/education-links'
import { sources } from '@second-wind/core/content/sources'
import { flareUps } from '@second-wind/core/content/topics/flare-ups'
import { vaccines } from '@second-wind/core/content/topics/vaccines'
import { nations } from '@second-wind/core/records/patient'
import { describe, expect, test } from 'vitest'

const pages = { vaccines: vaccines.links, 'flare-ups': flareUps.links, Resources: educationLinks }
const hostsOf = (page: keyof typeof pages, nation: (typeof nations)[number] | undefined) => [
  ...new Set(linksForNation(pages[page], nation).map(({ url }) => new URL(url).host)),
]

describe('the page to which a link leads in each nation', () => {
  test.each([
    ['vaccines', undefined, ['www.nhs.uk']],
    ['vaccines', 'england', ['www.nhs.uk']],
    ['vaccines', 'scotland', ['www.nhsinform.scot']],
    ['vaccines', 'wales', ['111.wales.nhs.uk']],
    ['vaccines', 'northern-ireland', ['www.nidirect.gov.uk']],
    ['flare-ups', 'england', ['www.asthmaandlung.org.uk']],
    ['flare-ups', 'scotland', ['www.asthmaandlung.org.uk', 'www.nhsinform.scot']],
    ['Resources', 'england', ['www.nhs.uk', 'www.asthmaandlung.org.uk']],
    ['Resources', 'scotland', ['www.nhsinform.scot', 'www.nhs.uk', 'www.asthmaandlung.org.uk']],
  ] as const)('the link for %s in %s leads to the listed sites only', (page, nation, hosts) => {
    expect(hostsOf(page, nation)).toEqual(hosts)
  })

  test.each(['vaccines', 'flare-ups', 'Resources'] as const)(
    'the link for %s has a page in every nation',
    (page) => {
      for (const nation of nations) expect(linksForNation(pages[page], nation)).not.toEqual([])
    },
  )

  test('every page of one nation is one of the listed sources', () => {
    const known = Object.values(sources).map(({ url }) => url)
    const own = Object.values(pages).flatMap((links) => links.filter((link) => link.nations))
    expect(own.filter(({ url }) => !known.includes(url))).toEqual([])
  })
})
