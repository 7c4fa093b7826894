import { sources, type SourceId } from '@second-wind/core/content/sources'
import { textDate } from '../format/text-date.ts'
import { WebLink } from '../links/web-link.tsx'
import styles from './reviewed-details.module.css'

type Props = { review: { reviewedOn: string; sources: readonly string[] } }

/** The date of the last review, with the sources. */
export function ReviewedDetails({ review }: Props) {
  return (
    <details className={styles.details}>
      <summary>Last reviewed {textDate(review.reviewedOn)}: sources</summary>
      <ul className={styles.sources}>
        {review.sources.filter(isSource).map((id) => (
          <li key={id}>
            <SourceLine id={id} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Our own statements have no page to link to. */
function SourceLine({ id }: { id: SourceId }) {
  const { title, publisher, url } = sources[id]
  if (publisher === 'Second Wind') return title
  return (
    <>
      <WebLink to={url}>{title}</WebLink> {publisher} (opens in a new tab)
    </>
  )
}

const isSource = (id: string): id is SourceId => Object.hasOwn(sources, id)
