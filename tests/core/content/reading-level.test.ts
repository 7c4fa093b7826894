import { urgentAdviceIn } from '@second-wind/core/content/help/helplines'
import { sources } from '@second-wind/core/content/sources'
import { describe, expect, test } from 'vitest'
import { screens } from '../../../web/src/app/screens.ts'
import { contentSets } from './content-sets.ts'
import { readingLevel, sentencesOf } from './reading-level.ts'
import { linksIn, textsIn, valuesOf } from './walk-content.ts'

const highestGrade = 6
const mostWordsPerSentence = 20
/** Shorter texts are labels: one long word decides their grade. */
const fewestWordsToJudge = 30

/** Above grade 6, and why that stays. */
const hardWords: Record<string, string> = {
  'viral-infection-recovery-4': 'paracetamol and ibuprofen are the names on the packet',
  'antibiotics-for-chest-infections': 'antibiotics and infections are what the myth is about',
  'respiratory-intro': 'names the guidelines and conditions that the specification names',
}

const idOf = (item: object): string => ('id' in item ? String(item.id) : '')

describe('plain words for a 10-year-old reader', () => {
  test.each(contentSets)('$name has them as a whole', ({ items }) => {
    const { words, wordsPerSentence, grade } = readingLevel(
      items.filter((item) => !(idOf(item) in hardWords)),
    )
    if (words < fewestWordsToJudge) return
    expect(wordsPerSentence).toBeLessThanOrEqual(mostWordsPerSentence)
    expect(grade).toBeLessThanOrEqual(highestGrade)
  })

  test('each item has them, except those listed with a reason', () => {
    const hard = contentSets.flatMap(({ items }) =>
      items.filter((item) => {
        const { words, wordsPerSentence, grade } = readingLevel(item)
        return (
          words >= fewestWordsToJudge && (grade > highestGrade || wordsPerSentence > mostWordsPerSentence)
        )
      }),
    )
    expect(hard.map(idOf).toSorted()).toEqual(Object.keys(hardWords).toSorted())
  })

  test('no sentence has more than 30 words', () => {
    const long = contentSets.flatMap((set) =>
      textsIn(set.items)
        .flatMap(({ text }) => sentencesOf(text))
        .filter((sentence) => sentence.split(/\s+/).length > 30),
    )
    expect(long).toEqual([])
  })
})

const everyText = contentSets.flatMap(({ name, items }) =>
  textsIn(items).map(({ key, text }) => ({ name, key, text })),
)
const everySentence = everyText.flatMap(({ name, key, text }) =>
  sentencesOf(text).map((sentence) => ({ name, key, sentence })),
)

describe('the content never advises', () => {
  const saying = (text: RegExp) => everySentence.filter(({ sentence }) => text.test(sentence))
  const without = (text: RegExp, found: ReturnType<typeof saying>) =>
    found.filter(({ sentence }) => !text.test(sentence))

  test('steam over a bowl or pan, which only a warning or a myth mentions', () => {
    const found = saying(/\b(bowl|pan|basin|lean over|hot water)s?\b/i).filter(({ key }) => key !== 'myth')
    expect(found.length).toBeGreaterThan(2)
    const harmless = /never|do not|no hot|not lean|burn|well away|over a sink/i
    expect(without(harmless, found)).toEqual([])
  })

  test('111 as the only number for Northern Ireland', () => {
    const found = everyText.filter(({ text }) => /Northern Ireland/.test(text) && /call|111/.test(text))
    expect(found.length).toBeGreaterThan(10)
    expect(found.filter(({ text }) => !/GP|Lifeline/.test(text))).toEqual([])
    expect(JSON.stringify(urgentAdviceIn['northern-ireland'])).not.toMatch(/"(tel:)?111"/)
  })

  test.each([
    ['to hold a breath', /hold (your|the) breath/i, /do not|never|as long as is comfortable/i],
    ['to tip the head down', /head down/i, /never|do not|unless/i],
    ['to wait with a warning sign', /wait (and|to) see/i, /do not|never/i],
  ])('%s', (_, advice, unless) => {
    expect(without(unless, saying(advice)).filter(({ key }) => key !== 'options')).toEqual([])
  })

  test.each([
    ['more reliever because of the air', /use your reliever more(?! than)/i],
    ['to finish every course, whatever was said', /complete the course/i],
    ['to find out alone what is wrong', /diagnose yourself|self-diagnos/i],
    ['that a service of ours is of the NHS', /NHS[- ]approved|an NHS service|NHS-endorsed/i],
    ['a promise', /good chance of|you will recover|guarantee/i],
  ])('%s', (_, advice) => {
    expect(saying(advice)).toEqual([])
  })
})

describe('the words of the style guide', () => {
  test.each([
    ['call or phone, not dial or ring', /\b(dial|ring 999|ring 111)\b/i],
    ['feel sick, not nausea', /nausea/i],
    ['carry on, not persist', /\bpersist/i],
    ['no words of war', /\b(battle|fight|fighting|war on|beat your)\b/i],
    ['UK spelling', /\b(color|fiber|center|organize|recognize|practicing|diarrhea|anemia)\b/],
    ['NHS 111 online in full', /(?<!NHS )111 online/i],
    ['no placeholder text', /\b(lorem|ipsum|tbd|todo)\b/i],
  ])('are followed in every text: %s', (_, avoided) => {
    expect(everyText.filter(({ text }) => avoided.test(text))).toEqual([])
  })
})

describe('the addresses in the content', () => {
  const links = contentSets.flatMap((set) => linksIn(set.items))
  const sites = [...links, ...Object.values(sources).map((source) => source.url)].filter((link) =>
    /^\w+:\/\//.test(link),
  )

  test('addresses of other sites use https and are on the list', () => {
    const hosts = new Set(
      sites.map((site) => {
        expect(site).toMatch(/^https:\/\//)
        return new URL(site).host
      }),
    )
    expect([...hosts].filter((host) => !allowedHosts.has(host))).toEqual([])
    expect([...allowedHosts].filter((host) => !hosts.has(host))).toEqual([])
  })

  test('addresses of phones are public numbers', () => {
    const dialled = links.flatMap((link) => /^(?:tel|sms):(.*)/.exec(link)?.[1] ?? [])
    const shown = contentSets.flatMap((set) => valuesOf('tel', set.items))
    expect([...new Set([...dialled, ...shown])].toSorted()).toEqual(publicNumbers.toSorted())
  })

  test('addresses of our own screens exist', () => {
    const own = new Set(links.filter((link) => link.startsWith('/')))
    const paths: readonly string[] = screens.map((screen) => screen.path)
    expect(own.size).toBeGreaterThan(3)
    expect([...own].filter((path) => !paths.includes(path))).toEqual([])
  })
})

const stopSmokingNumbers = ['03001231044', '0800848484', '08000852219']

/**
 * 999, 111, their relay and text numbers, Samaritans, and Lifeline in Northern Ireland, and the stop smoking helplines.
 */
const publicNumbers = ['999', '111', '18000', '18001111', '116123', '08088088000', ...stopSmokingNumbers]

/** Public bodies, hospitals, guideline makers and charities. */
const allowedHosts = new Set([
  'www.nhs.uk',
  '111.nhs.uk',
  'service-manual.nhs.uk',
  '111.wales.nhs.uk',
  'apphelp.nhs.wales',
  'www.nhsinform.scot',
  'www.nhs24.scot',
  'www.nidirect.gov.uk',
  'gpoutofhours.hscni.net',
  'www.gov.wales',
  'www.helpmequit.wales',
  'www.stopsmokingni.info',
  'www.publichealth.hscni.net',
  'www.sps.nhs.uk',
  'www.gov.uk',
  'uk-air.defra.gov.uk',
  'weather.metoffice.gov.uk',
  '999bsl.co.uk',
  'www.relayuk.bt.com',
  'ico.org.uk',
  'www.legislation.gov.uk',
  'www.equalityadvisoryservice.com',
  'www.equalityni.org',

  'www.cuh.nhs.uk',
  'www.ouh.nhs.uk',
  'www.kentcht.nhs.uk',
  'www.mkuh.nhs.uk',
  'www.hweclinicalguidance.nhs.uk',
  'www.uhsussex.nhs.uk',

  'www.nice.org.uk',
  'ginasthma.org',
  'www.brit-thoracic.org.uk',
  'elearning.rcgp.org.uk',
  'www.acprc.org.uk',
  'www.ipcrg.org',
  'www.npis.org',

  'www.asthmaandlung.org.uk',
  'www.rightbreathe.com',
  'www.allergyuk.org',
  'www.britishburnassociation.org',
  'www.chss.org.uk',
  'www.howareyoutoday.info',
  'www.lifelinehelpline.info',
  'www.samaritans.org',
  'mylungsmylife.org',
  'sepsistrust.org',
])
