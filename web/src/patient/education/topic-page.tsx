import { linksForNation } from '@second-wind/core/content/help/links-for-nation'
import { stopSmokingServices } from '@second-wind/core/content/help/stop-smoking-services'
import { resourcesPage } from '@second-wind/core/content/resources/resource-tabs'
import { loadTopic } from '@second-wind/core/content/topics/load-topic'
import type { Topic, TopicId, TopicSummary } from '@second-wind/core/content/topics/topic'
import { type Nation, nations } from '@second-wind/core/records/patient'
import * as paths from '../../paths.ts'
import { HelplineList } from '../../ui/clinical/helpline-list.tsx'
import { ReviewedDetails } from '../../ui/content/reviewed-details.tsx'
import { Disclosure } from '../../ui/feedback/disclosure.tsx'
import { LoadFailedNotice } from '../../ui/feedback/load-failed-notice.tsx'
import { useFocusOnArrival } from '../../ui/hooks/use-focus-on-arrival.ts'
import { useLazyContent } from '../../ui/hooks/use-lazy-content.ts'
import { BackLink } from '../../ui/links/back-link.tsx'
import { combineReviews } from './combine-reviews.ts'
import { ResourceSection } from './resource-section.tsx'
import { ExternalLinks } from './resource-tab.tsx'
import styles from './resource-tab.module.css'

type Props = { topic: TopicSummary; nation: Nation | undefined }

export function TopicPage({ topic: { id, title }, nation }: Props) {
  const { content: topic, retry } = useTopic(id)
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  return (
    <div className={styles.tab}>
      <div>
        <BackLink to={paths.education}>{resourcesPage.title}</BackLink>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {typeof topic !== 'string' && <p className={styles.intro}>{topic.intro}</p>}
      </div>
      {topic === 'opening' && <p role="status">Opening…</p>}
      {topic === 'failed' && <LoadFailedNotice what="This page" onRetry={retry} />}
      {typeof topic !== 'string' && <TopicSections topic={topic} nation={nation} />}
    </div>
  )
}

const opened = new Map<TopicId, Topic>()

const useTopic = (id: TopicId) => useLazyContent(id, opened, loadTopic)

function TopicSections({ topic, nation }: { topic: Topic; nation: Nation | undefined }) {
  const { id, sections } = topic
  const links = linksForNation(topic.links, nation)
  return (
    <>
      {id === 'stop-smoking' && <StopSmokingServices nation={nation} />}
      {sections.map((section) => (
        <ResourceSection key={section.id} section={section} />
      ))}
      <section>
        <h3>{resourcesPage.externalHeading}</h3>
        <ExternalLinks links={links} />
      </section>
      <ReviewedDetails review={combineReviews(topic, ...sections, ...links)} />
    </>
  )
}

/** The free service of the person's own nation, the others folded; all four while the nation is not known. */
function StopSmokingServices({ nation }: { nation: Nation | undefined }) {
  const isHere = (one: string) => nation === undefined || one === nation
  const here = nations.filter(isHere)
  const elsewhere = nations.filter((one) => !isHere(one))
  return (
    <section>
      <HelplineList helplines={here.map((one) => stopSmokingServices[one])} nation={nation} />
      {elsewhere.length > 0 && (
        <Disclosure summary="Elsewhere in the UK">
          <HelplineList helplines={elsewhere.map((one) => stopSmokingServices[one])} nation={nation} />
        </Disclosure>
      )}
    </section>
  )
}
