import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AdviceLinks } from '../../../../web/src/patient/home/advice/advice-tabs.tsx'
import { ReviewedDetails } from '../../../../web/src/ui/content/reviewed-details.tsx'
import { ActionLink } from '../../../../web/src/ui/links/action-link.tsx'
import { renderScreen } from '../../../support/render.tsx'

afterEach(() => vi.restoreAllMocks())

/** Whether the browser is kept from following the link. */
async function isHeldBack({ part, name }: (typeof links)[number]): Promise<boolean | undefined> {
  renderScreen(part)
  const tapped = vi.fn<(event: Event) => void>()
  document.body.addEventListener('click', tapped, { once: true })
  await userEvent.setup().click(screen.getByRole('link', { name, hidden: true }))
  return tapped.mock.calls[0]?.[0].defaultPrevented
}

const links = [
  {
    what: 'an action',
    part: <ActionLink to="https://111.nhs.uk/">Go to NHS 111 online</ActionLink>,
    name: /^Go to NHS 111 online \(opens in a new tab\)$/,
  },
  {
    what: 'an advice',
    part: <AdviceLinks ids={['link-nhs-chest-pain']} />,
    name: /^NHS: chest pain \(opens in a new tab\)$/,
  },
  {
    what: 'a source',
    part: <ReviewedDetails review={{ reviewedOn: '2026-11-20', sources: ['nhs-chest-pain'] }} />,
    name: /chest pain/i,
  },
]

describe('a web link', () => {
  test.each(links)('of $what without signal opens no blank tab and shows where help is', async (link) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await isHeldBack(link)).toBe(true)
    expect((await screen.findByRole('alert')).textContent).toContain(
      'You can still use the buttons at the bottom of the screen to call for help.',
    )
  })

  test.each(links)('of $what with signal opens', async (link) => {
    expect(await isHeldBack(link)).toBe(false)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
