import type { Statement } from '@second-wind/core/content/statements/statement'
import { WebLink } from '../links/web-link.tsx'
import { type DeployerState, DeployerFacts } from './deployer-facts.tsx'
import styles from './statement.module.css'

type Props = { statement: Statement; deployer: DeployerState; Heading: 'h2' | 'h3' }

/** The whole statement, nothing folded. */
export function StatementSections({ statement, deployer, Heading }: Props) {
  return statement.sections.map((section) => (
    <section key={section.id} className={styles.section}>
      <Heading>{section.heading}</Heading>
      <SectionBody section={section} deployer={deployer} />
    </section>
  ))
}

type BodyProps = { section: Statement['sections'][number]; deployer: DeployerState }

/** A section without its heading. */
export function SectionBody({ section: { lines, points, facts, links }, deployer }: BodyProps) {
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {facts && <DeployerFacts facts={facts} deployer={deployer} />}
      {links?.map(({ label, href }) => (
        <p key={href}>
          <WebLink to={href}>{label}</WebLink>
        </p>
      ))}
    </>
  )
}
