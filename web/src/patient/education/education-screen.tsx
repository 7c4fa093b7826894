import { Stack } from '@mantine/core'
import { myths } from '@second-wind/core/content/myths'
import {
  resourcePageLinks,
  resourcesPage,
  resourcesPage as words,
  resourceTabs,
} from '@second-wind/core/content/resources/resource-tabs'
import type { TopicSummary } from '@second-wind/core/content/topics/topic'
import { topicsHeading, topicsInShort } from '@second-wind/core/content/topics/topics'
import { Link, useSearchParams } from 'react-router-dom'
import * as paths from '../../paths.ts'
import { ReviewedDetails } from '../../ui/content/reviewed-details.tsx'
import { openedFromParent } from '../../ui/hooks/use-navigate-up.ts'
import { ScreenTabs } from '../../ui/links/screen-tabs.tsx'
import { FoldedSection } from '../../ui/primitives/folded-section.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { combineReviews } from './combine-reviews.ts'
import { ResourceTab } from './resource-tab.tsx'
import { TopicPage } from './topic-page.tsx'
import { topicLinkId, topicsId, useTopics } from './use-topics.ts'
import styles from './education-screen.module.css'

const tabs = resourceTabs.map(({ id, label }) => ({ id, title: label, panel: <ResourceTab id={id} /> }))

/** /educational-resources, or with ?tab=allergies or viral, or with ?topic=stop-smoking or another topic. */
export function EducationScreen() {
  const topics = useTopics()
  if (topics === 'reading') return null
  const { open, listed, nation } = topics
  return open ? <TopicPage key={open.id} topic={open} nation={nation} /> : <Overview topics={listed} />
}

function Overview({ topics }: { topics: readonly TopicSummary[] }) {
  const [params, setParams] = useSearchParams()
  const requestedTab = params.get('tab')
  const tab = tabs.find(({ id }) => id === requestedTab)?.id ?? 'antibiotics'
  return (
    <Stack gap="md" maw="42rem">
      <ScreenTabs
        id="resources"
        name={resourcesPage.title}
        tab={tab}
        onTab={(id) => setParams(id === 'antibiotics' ? {} : { tab: id })}
        tabs={tabs}
      />
      <Stack gap="xs" id={topicsId}>
        <FoldedSection heading={topicsHeading} fact={topicsInShort} name="topics">
          <LinkList
            links={topics.map(({ id, title, note }) => ({
              to: paths.educationTopic(id),
              id: topicLinkId(id),
              label: title,
              note,
            }))}
          />
        </FoldedSection>
        <Myths />
      </Stack>
      <section>
        <h2>{resourcesPage.linksHeading}</h2>
        <LinkList links={resourcePageLinks} />
      </section>
    </Stack>
  )
}

type ListedLink = { to: string; id?: string; label: string; note: string }

function LinkList({ links }: { links: readonly ListedLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ to, id, label, note }) => (
        <li key={to}>
          <Link to={to} state={openedFromParent} id={id} className={styles.link}>
            <span>
              <strong>{label}</strong>
              <span className={styles.note}>{note}</span>
            </span>
            <Icon name="next" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A myth is never visible without its fact. */
function Myths() {
  const [first, ...others] = myths
  return (
    <FoldedSection heading={words.mythsHeading} fact={words.mythsSummary} name="myths">
      <ul className={styles.list}>
        {myths.map(({ id, myth, fact }) => (
          <li key={id}>
            <p>
              <strong>{words.myth}</strong> {myth}
            </p>
            <p>
              <strong>{words.fact}</strong> {fact}
            </p>
          </li>
        ))}
      </ul>
      {first && <ReviewedDetails review={combineReviews(first, ...others)} />}
    </FoldedSection>
  )
}
