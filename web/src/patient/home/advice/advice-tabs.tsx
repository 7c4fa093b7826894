import { linksForNation } from '@second-wind/core/content/help/links-for-nation'
import { educationLinks } from '@second-wind/core/content/home-advice/education-links'
import type { Education } from '@second-wind/core/recovery/home-advice/select-education'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNation } from '../../../data/live/use-nation.ts'
import { Disclosure } from '../../../ui/feedback/disclosure.tsx'
import { WebLink } from '../../../ui/links/web-link.tsx'
import { AdviceCards } from './advice-cards.tsx'
import styles from '../advice.module.css'

type AdviceTabsProps = {
  education: Education
  /** It is above them. */
  lacksFirstCard?: boolean
}

/** The first card, and the three tabs folded: on a day with a sign there is enough to read. */
export function FoldedAdvice({ education }: { education: Education }) {
  const { level, tabs } = education
  return (
    <div className={styles.panel}>
      <div className={styles.body}>
        <AdviceCards level={level} ids={tabs[0]?.cardIds ?? []} part="first" />
        <Disclosure summary="More advice">
          <AdviceTabs education={education} lacksFirstCard={(tabs[0]?.cardIds.length ?? 0) > 1} />
        </Disclosure>
      </div>
    </div>
  )
}

/** Three tabs, the first one open; the caller's key resets them when the risk changes. */
export function AdviceTabs({ education, lacksFirstCard = false }: AdviceTabsProps) {
  const { level, tabs, links } = education
  const id = useId()
  const [chosen, setChosen] = useState(0)

  return (
    <div className={styles.panel}>
      <div role="tablist" aria-label="Advice for you" className={styles.tabs}>
        {tabs.map(({ id: tabId, label }, index) => (
          <button
            key={tabId}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => setChosen(index)}
            onKeyDown={moveFocus}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id: tabId, cardIds }, index) => (
        <div
          key={tabId}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== chosen}
          className={styles.body}
        >
          {tabId === 'resources' ? (
            <AdviceLinks ids={links} />
          ) : (
            <AdviceCards
              level={level}
              ids={cardIds}
              {...(lacksFirstCard && index === 0 && { part: 'rest' })}
            />
          )}
        </div>
      ))}
    </div>
  )
}

const stepOf: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** As on other screens, arrow keys move the focus, and Enter or Space opens a tab. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = stepOf[event.key]
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  if (step === undefined) return
  event.preventDefault()
  tabs.at((tabs.indexOf(event.currentTarget) + step) % tabs.length)?.focus()
}

/** External pages in a new tab; the label says so. */
export function AdviceLinks({ ids }: { ids: readonly string[] }) {
  const nation = useNation()
  return (
    <ul className={styles.links}>
      {linksForNation(educationLinks, nation)
        .filter(({ id }) => ids.includes(id))
        .map(({ id, label, url }) => (
          <li key={id}>
            <WebLink to={url}>{label}</WebLink>
          </li>
        ))}
    </ul>
  )
}
