import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { captureNow } from '../../../../web/src/data/local/index.ts'
import { answerMessage, flushOutbox } from '../../../../web/src/data/local/lazy.ts'
import { aMessage } from '../../../fixtures/a-message.ts'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { withSectionsOpen } from '../../../support/open-sections.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { getGroup, groupHeadings, saveCheck, saveEntry, withFridayClock, openHome } from './open-home.tsx'

const db = withFreshDatabase()
withFridayClock()
withSectionsOpen()

const title = 'A message from Dr. Sarah Wilson'

describe('a message of the care team on Home', () => {
  const text =
    'Thank you for your last check-in. How is your breathing now, compared with then? Please choose an answer.'

  test('is shown whole, with the way to answer it and the note about answers', async () => {
    await db.messages.add(aMessage({ text: `${text} ${text}` }))
    await openHome()
    const card = (await screen.findByRole('heading', { name: title })).parentElement
    expect(groupHeadings()[0]).toBe(title)
    expect(card?.textContent).toContain(`${text} ${text}`)
    expect(card?.textContent).toContain('Your team may not see your answer straight away.')
    const links = [...(card?.querySelectorAll('a') ?? [])]
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.dataset['look']])).toEqual([
      ['Answer this message', '/messages', 'go'],
    ])
    expect(document.querySelectorAll('[data-look="go"]')).toHaveLength(1)
  })

  test.each([
    ['many words', [text, text, text].join(' ')],
    ['many lines', ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.', 'Seven.'].join('\n')],
  ])('of %s is shown whole', async (_, long) => {
    await db.messages.add(aMessage({ text: long }))
    await openHome()
    const card = (await screen.findByRole('heading', { name: title })).parentElement
    expect(card?.textContent).toContain(long)
  })

  test('has the only filled button also once the day is logged', async () => {
    await db.messages.add(aMessage({ text }))
    await saveEntry(0)
    await openHome()
    const next = await screen.findByRole('link', { name: /^Next: / })
    expect(next.dataset['look']).toBe('plain')
    expect(screen.getByRole('link', { name: 'Answer this message' }).dataset['look']).toBe('go')
  })

  test('is shown above everything else on Home, also on a bad day', async () => {
    await db.messages.add(aMessage({ text }))
    await saveEntry(0, { breathlessness: 9 })
    await openHome()
    const card = (await screen.findByRole('heading', { name: title })).parentElement
    expect(groupHeadings()[0]).toBe(title)
    expect(card?.querySelector('a')?.dataset['look']).toBe('plain')
    expect(card?.textContent).toContain(text)
  })

  test('folds how the person has been to one line with its figure', async () => {
    for (const daysAgo of [2, 1, 0]) await saveEntry(daysAgo)
    await db.messages.add(aMessage())
    localStorage.removeItem('section-recovery')
    await openHome()
    const section = (await screen.findByText(/^Day 3, recovery \d+%$/)).closest('section')
    expect(section?.querySelector('[aria-expanded=false]')?.textContent).toBe('Your recovery')
  })

  test('is directly below the card about a bad day, whose list of signs is one line to open', async () => {
    await db.messages.add(aMessage())
    for (const changes of [{ energy: 2 }, { relieverPuffs: 10 }, { coughSeverity: 9 }])
      await saveEntry(0, changes)
    await openHome()
    const list = await screen.findByText('What you logged', { selector: 'summary' })
    expect(list.closest('details')?.querySelectorAll('li')).toHaveLength(2)
    expect(list.closest('details')?.textContent).toMatch(/you logged 10 puffs of reliever/)
    expect(list.compareDocumentPosition(await screen.findByRole('heading', { name: title }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  test('folds a single other sign too, which is in sight without a message', async () => {
    for (const changes of [{ energy: 2 }, { relieverPuffs: 10 }]) await saveEntry(0, changes)
    await openHome()
    const sign = await screen.findByText(/energy 2 out of 10/, { selector: 'li' })
    expect(sign.closest('details')).toBeNull()
    await db.messages.add(aMessage())
    await screen.findByText('What you logged', { selector: 'summary' })
    expect(screen.getByText(/energy 2 out of 10/, { selector: 'li' }).closest('details')).not.toBeNull()
  })

  test('folds no other red flag', async () => {
    for (const changes of [{ energy: 2 }, { temperature: 'high-fever' }, { breathlessness: 9 }] as const)
      await saveEntry(0, changes)
    await db.messages.add(aMessage())
    await openHome()
    await screen.findByRole('heading', { name: title })
    expect(screen.queryByText('What you logged', { selector: 'summary' })).toBeNull()
    const others = (await screen.findByText('Also logged:')).parentElement
    const [open, folded] = others?.querySelectorAll('ul') ?? []
    expect(open?.textContent).toMatch(/a very high temperature/)
    expect(folded?.closest('details')?.textContent).toMatch(/^1 more.*energy 2 out of 10/)
  })

  test.each([
    ['today at 07:20', '2026-11-20T07:20:00.000Z'],
    ['on 18 Nov at 07:20', '2026-11-18T07:20:00.000Z'],
  ])('says when it was sent: %s', async (when, sentAt) => {
    await db.messages.add(aMessage({ sentAt }))
    await openHome()
    expect(await screen.findByText(`Sent ${when}.`)).toBeDefined()
  })

  test('is shown as the newest of several, with the number of others', async () => {
    await db.messages.bulkAdd([
      aMessage(),
      aMessage({ id: idNumbered(701), sentAt: '2026-11-19T10:00:00.000Z', text: 'An older one.' }),
    ])
    await openHome()
    await screen.findByRole('heading', { name: title })
    expect(screen.queryByText('An older one.')).toBeNull()
    expect(screen.getByRole('link', { name: '1 more message' }).getAttribute('href')).toBe('/messages')
  })

  test('is not shown again when it was read earlier', async () => {
    await db.messages.add(aMessage({ seenAt: '2026-11-20T10:00:00.000Z' }))
    await openHome()
    expect(await screen.findByRole('heading', { name: 'Connect to Care' })).toBeDefined()
    expect(getGroup('Connect to Care')).toBeDefined()
    expect(screen.queryByRole('heading', { name: title })).toBeNull()
  })

  describe('after an answer', () => {
    const seenAt = '2026-11-20T09:40:00.000Z'
    const given = { id: idNumbered(9), answer: 'better', answeredAt: seenAt } as const

    test('Home says until the day ends what it was and when, with the way back to the message', async () => {
      await db.messages.add(aMessage({ seenAt, answers: [given] }))
      await openHome()
      const line = await screen.findByText(/^You answered “Better”: 09:40\./)
      const link = within(line).getByRole('link', { name: 'Read the message again' })
      expect(link.getAttribute('href')).toBe('/messages')
    })

    test('"Please call me" says that the clinic has no number, with the way to add one', async () => {
      await db.messages.add(aMessage({ seenAt, answers: [{ ...given, answer: 'call' }] }))
      await openHome()
      expect(await screen.findByText(/it cannot call you/)).toBeDefined()
      const link = screen.getByRole('link', { name: 'Add my phone number' })
      expect(link.getAttribute('href')).toBe('/profile?field=phone')
    })

    test('"Please call me" of earlier days is still there, with what to do when nobody has called', async () => {
      const answeredAt = '2026-11-16T09:40:00.000Z'
      await db.messages.add(aMessage({ seenAt, answers: [{ ...given, answer: 'call', answeredAt }] }))
      await openHome()
      expect(await screen.findByText(/^You answered “Please call me”: 16 Nov, 09:40\./)).toBeDefined()
      expect(screen.getByText(/^If nobody has called you, call your GP surgery/)).toBeDefined()
      expect(screen.getByText(/it cannot call you/)).toBeDefined()
    })

    test.each([
      ['"Please call me" of more than a week ago', 'call', '2026-11-13T09:40:00.000Z'],
      ['"Please call me" after which another answer was given', 'better', '2026-11-19T09:40:00.000Z'],
    ] as const)('%s is not there', async (_, answer, answeredAt) => {
      const called = {
        ...given,
        id: idNumbered(8),
        answer: 'call',
        answeredAt: '2026-11-13T08:40:00.000Z',
      } as const
      await db.messages.add(aMessage({ seenAt, answers: [called, { ...given, answer, answeredAt }] }))
      await openHome()
      await screen.findByRole('heading', { name: 'Connect to Care' })
      expect(screen.queryByText(/^You answered/)).toBeNull()
    })

    test('of yesterday Home says nothing of it', async () => {
      const answeredAt = '2026-11-19T09:40:00.000Z'
      await db.messages.add(aMessage({ seenAt, answers: [{ ...given, answeredAt }] }))
      await openHome()
      await screen.findByRole('heading', { name: 'Connect to Care' })
      expect(screen.queryByText(/^You answered/)).toBeNull()
    })
  })

  describe('after the answer "Worse"', () => {
    const given = { id: idNumbered(9), answer: 'worse', answeredAt: '2026-11-20T11:00:00.000Z' } as const
    const unsent = /^Your clinic has not seen this yet\. .* Call 999 or 111/
    const heading = 'You said that you feel worse'

    test('Home leads to the symptom check before everything else', async () => {
      await db.messages.add(aMessage({ seenAt: given.answeredAt, answers: [given] }))
      await openHome()
      await screen.findByRole('heading', { name: heading })
      expect(groupHeadings()[0]).toBe(heading)
      expect(screen.getByText(/^You answered “Worse”: 11:00\. Do the symptom check now/)).toBeDefined()
      const buttons = (name: string) => screen.getByRole('link', { name }).dataset['look']
      expect(buttons('Do the symptom check')).toBe('go')
      expect(buttons('Log Symptoms')).toBe('plain')
      expect(screen.getByRole('link', { name: 'Read the message again' })).toBeDefined()
    })

    test('has one row of calls beside a card about one sign, which has them', async () => {
      await db.profile.put(aPatient({ conditions: ['COPD'] }))
      await saveEntry(0, { breathlessness: 6 })
      await db.messages.add(aMessage({ seenAt: given.answeredAt, answers: [given] }))
      await openHome()
      await screen.findByRole('heading', { name: heading })
      expect(screen.getAllByRole('link', { name: 'Call 999' })).toHaveLength(1)
      expect(screen.getByRole('link', { name: 'Do the symptom check' })).toBeDefined()
    })

    test('Home folds the tasks and the figures, and shows no points', async () => {
      localStorage.clear()
      await saveEntry(0)
      await db.messages.add(aMessage({ seenAt: given.answeredAt, answers: [given] }))
      await openHome()
      for (const name of ["Today's tasks", 'Your recovery'])
        expect((await screen.findByRole('button', { name })).getAttribute('aria-expanded')).toBe('false')
      expect(screen.queryByRole('region', { name: 'Your progress' })).toBeNull()
      expect(screen.queryByLabelText('Check-ins of the last 7 days')).toBeNull()
    })

    test('Home shows that an unsent answer has not been seen, with 999 and 111', async () => {
      await db.messages.add(aMessage())
      await answerMessage(aMessage().id, 'worse', captureNow())
      await openHome()
      await screen.findByRole('heading', { name: heading })
      expect(await screen.findByText(unsent)).toBeDefined()
      await flushOutbox({ skipBackoff: true })
      await waitFor(() => expect(screen.queryByText(unsent)).toBeNull())
    })

    test('Home shows nothing of it once a symptom check is done', async () => {
      await db.messages.add(aMessage({ seenAt: given.answeredAt, answers: [given] }))
      await saveCheck(0, 'monitor')
      await openHome()
      await screen.findByRole('heading', { name: 'Connect to Care' })
      expect(screen.queryByRole('heading', { name: heading })).toBeNull()
    })
  })
})
