import type { ResourceId } from '@second-wind/core/content/resources/resource-tabs'
import { LoadFailedNotice } from '../../ui/feedback/load-failed-notice.tsx'
import { ReviewedDetails } from '../../ui/content/reviewed-details.tsx'
import { ExternalResources } from './external-resources.tsx'
import { ResourceSection } from './resource-section.tsx'
import { combineReviews } from './combine-reviews.ts'
import { useResource } from './use-resource.ts'
import styles from './resource-tab.module.css'

export function ResourceTab({ id }: { id: ResourceId }) {
  const { content: resource, retry } = useResource(id)
  if (resource === 'opening') return <p role="status">Opening…</p>
  if (resource === 'failed') return <LoadFailedNotice what="These pages" onRetry={retry} />

  const { title, intro, sections, links } = resource
  return (
    <div className={styles.tab}>
      <div>
        <h2>{title}</h2>
        <p className={styles.intro}>{intro}</p>
      </div>
      {sections.map((section) => (
        <ResourceSection key={section.id} section={section} />
      ))}
      <ExternalResources links={links} />
      <ReviewedDetails review={combineReviews(resource, ...sections, ...links)} />
    </div>
  )
}
