import { questions } from '@second-wind/core/content/triage/questions'
import type { Track } from '@second-wind/core/triage/options'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import {
  address,
  answerAll,
  wellAnswersWith,
  button,
  labelOf,
  openChecker,
  expectQuestion,
} from '../open-checker.tsx'

withFreshDatabase()

const starts: Record<Track, string> = {
  general: 'Start General Assessment',
  respiratory: 'Start Enhanced Assessment',
}

async function begin(track: Track) {
  const view = await openChecker('/symptom-checker', track === 'respiratory' ? track : undefined)
  await view.user.click(button(starts[track]))
  return view
}

const option = (track: Track, id: string, answer: string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: labelOf(track, id, answer) })
const breathing = (answer: string) => option('general', 'difficulty_breathing', answer)

describe.each(['general', 'respiratory'] as const)('the %s check', (track) => {
  test('asks one question at a time, in order, with its number, progress and radio buttons', async () => {
    const { user } = await begin(track)
    const total = questions[track].length
    for (const [index, { id, text, options }] of questions[track].entries()) {
      const heading = await expectQuestion(index + 1)
      expect(heading.textContent).toBe(`Question ${index + 1} of ${total}: ${text}`)
      const percent = Math.round((100 * (index + 1)) / total)
      expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(`${percent}`)
      const list = within(screen.getByRole('group', { name: new RegExp(`^Question ${index + 1} of`) }))
      const radios = list.getAllByRole<HTMLInputElement>('radio')
      expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual(options.map(({ label }) => label))
      expect(radios.some((radio) => radio.checked)).toBe(false)
      expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
      await user.click(option(track, id, options[0]?.id ?? ''))
    }
    expect(screen.queryByRole('radio')).toBeNull()
    expect(address()).toBe(`/symptom-checker?step=${total + 1}`)
  })
})

describe('choosing an answer', () => {
  test('a tap opens the next question at once, announces the answer, and moves the focus there', async () => {
    const { user } = await begin('general')
    await user.click(breathing('mild'))
    expect(document.activeElement).toBe(await expectQuestion(2))
    expect(
      screen.getByText('Your last answer: A bit puffed when I am active. It settles fast when I rest'),
    ).toBeDefined()
  })

  test('a double tap answers one question, not two', async () => {
    const { user } = await begin('general')
    await user.click(breathing('none'))
    await expectQuestion(2)
    await user.dblClick(option('general', 'chest_pain', 'none'))
    await expectQuestion(3)
    // What the browser sends when the second tap lands on the next question.
    const fever = option('general', 'fever', 'none')
    fever.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }))
    await expectQuestion(3)
    expect(fever.checked).toBe(false)
  })
})

describe('using the check by keyboard', () => {
  test('moves only the focus with arrow keys, and continues with Next', async () => {
    const { user } = await begin('general')
    breathing('none').focus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(breathing('moderate').checked).toBe(true)
    await expectQuestion(1)
    await user.click(button('Next'))
    await expectQuestion(2)
  })

  test('chooses with Enter the answer that has the focus', async () => {
    const { user } = await begin('general')
    breathing('none').focus()
    await user.keyboard('{ArrowDown}{Enter}')
    await expectQuestion(2)
    expect(screen.getByText(/^Your last answer: A bit puffed/)).toBeDefined()
  })

  test('chooses with Space the first answer, and also one reached by an arrow key', async () => {
    const { user } = await begin('general')
    breathing('none').focus()
    await user.keyboard(' ')
    await expectQuestion(2)
    option('general', 'chest_pain', 'none').focus()
    await user.keyboard('{ArrowDown} ')
    await expectQuestion(3)
    expect(screen.getByText(/^Your last answer: Sore from coughing/)).toBeDefined()
  })

  test('still lets a tap open the next question after arrow keys', async () => {
    const { user } = await begin('general')
    breathing('none').focus()
    await user.keyboard('{ArrowDown}')
    await user.click(breathing('moderate'))
    await expectQuestion(2)
    expect(screen.getByText(/^Your last answer: More short of breath/)).toBeDefined()
  })
})

describe('going back', () => {
  test('shows the last answer again, and choosing it again continues', async () => {
    const { user } = await begin('general')
    await user.click(breathing('mild'))
    await expectQuestion(2)
    await user.click(button('Back'))
    expect(document.activeElement).toBe(await expectQuestion(1))
    expect(breathing('mild').checked).toBe(true)
    await user.click(breathing('mild'))
    await expectQuestion(2)
  })

  test('Space on the chosen answer continues too', async () => {
    const { user } = await begin('general')
    await user.click(breathing('mild'))
    await expectQuestion(2)
    await user.click(button('Back'))
    await expectQuestion(1)
    breathing('mild').focus()
    await user.keyboard(' ')
    await expectQuestion(2)
  })

  test('on question 1 opens the start, where the other check can be chosen with no answers', async () => {
    const { user } = await begin('general')
    await user.click(breathing('mild'))
    await expectQuestion(2)
    await user.click(button('Back'))
    await expectQuestion(1)
    await user.click(button('Back'))
    expect(screen.getByRole('tablist')).toBeDefined()
    expect(address()).toBe('/symptom-checker')
    await user.click(button('Start General Assessment'))
    await expectQuestion(1)
    expect(breathing('mild').checked).toBe(false)
  })

  test("with the browser's button goes one question back, and Forward goes forward again", async () => {
    const { user } = await begin('general')
    await user.click(breathing('mild'))
    await expectQuestion(2)
    await user.click(button('Browser back'))
    await expectQuestion(1)
    expect(breathing('mild').checked).toBe(true)
    await user.click(button('Browser back'))
    expect(screen.getByRole('tablist')).toBeDefined()
    await user.click(button('Browser forward'))
    await expectQuestion(1)
  })

  test("twice, first by the app's button and then by the browser's, never goes forward", async () => {
    const { user } = await begin('general')
    await user.click(breathing('mild'))
    await expectQuestion(2)
    await user.click(option('general', 'chest_pain', 'none'))
    await expectQuestion(3)
    await user.click(button('Back'))
    await expectQuestion(2)
    await user.click(button('Browser back'))
    await expectQuestion(1)
  })

  test('on the result opens the last question, and another answer gives another result', async () => {
    const { user } = await begin('general')
    await answerAll(user, 'general', wellAnswersWith('general'))
    await screen.findByRole('heading', { name: 'Look after yourself at home' })
    await user.click(button('Back'))
    await expectQuestion(9)
    expect(option('general', 'swallowing', 'none').checked).toBe(true)
    await user.click(option('general', 'swallowing', 'unable'))
    await screen.findByRole('heading', { name: 'Get emergency help now' })
  })
})

describe('addresses', () => {
  test('an address beyond the answers shows the first unanswered question', async () => {
    const { user, unmount } = await begin('general')
    await user.click(breathing('mild'))
    await expectQuestion(2)
    unmount()
    await openChecker('/symptom-checker?step=10')
    await expectQuestion(2)
  })

  test.each(['?step=3', '?step=-1', '?step=x'])(
    'the address %s without any answers shows the start',
    async (search) => {
      await openChecker(`/symptom-checker${search}`)
      expect(await screen.findByRole('tablist')).toBeDefined()
    },
  )
})
