import { Stack } from '@mantine/core'
import { loadResource } from '@second-wind/core/content/resources/load-resource'
import type { EducationalResource } from '@second-wind/core/content/resources/resource'
import { type ResourceId, resourcesPage } from '@second-wind/core/content/resources/resource-tabs'
import { ReviewedDetails } from '../../ui/content/reviewed-details.tsx'
import { LoadFailedNotice } from '../../ui/feedback/load-failed-notice.tsx'
import { useLazyContent } from '../../ui/hooks/use-lazy-content.ts'
import { WebLink } from '../../ui/links/web-link.tsx'
import { FoldedSection } from '../../ui/primitives/folded-section.tsx'
import { combineReviews } from './combine-reviews.ts'
import { ResourceSection } from './resource-section.tsx'
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
      {sections.filter(isOpen).map((section) => (
        <ResourceSection key={section.id} section={section} />
      ))}
      <Stack gap="xs">
        {sections
          .filter((section) => !isOpen(section))
          .map((section) => (
            <ResourceSection key={section.id} section={section} />
          ))}
        <FoldedSection
          heading={resourcesPage.externalHeading}
          fact={resourcesPage.externalInShort}
          name={`resource-${id}-links`}
          level={3}
        >
          <ExternalLinks links={links} />
        </FoldedSection>
      </Stack>
      <ReviewedDetails review={combineReviews(resource, ...sections, ...links)} />
    </div>
  )
}

const opened = new Map<ResourceId, EducationalResource>()

const useResource = (id: ResourceId) => useLazyContent(id, opened, loadResource)

const isOpen = ({ inShort }: EducationalResource['sections'][number]): boolean => inShort === undefined

/** External pages; each label says that it opens in a new tab. */
export function ExternalLinks({ links }: { links: EducationalResource['links'] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ id, label, url }) => (
        <li key={id}>
          <WebLink to={url} className={styles.link}>
            {label}
          </WebLink>
        </li>
      ))}
    </ul>
  )
}
