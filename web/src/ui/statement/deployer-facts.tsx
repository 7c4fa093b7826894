import type { Deployer } from '@second-wind/core/access/contract/deployer'
import { deployerWords as words } from '@second-wind/core/content/statements/deployer-words'
import type { DeployerFact } from '@second-wind/core/content/statements/statement'
import { WebLink } from '../links/web-link.tsx'
import factList from '../primitives/fact-list.module.css'

/** `unknown`: the server has never answered. */
export type DeployerState = Deployer | 'asking' | 'unknown' | 'demo'

/** What only the deployer can state, or that they have not stated it. */
export function DeployerFacts({
  facts,
  deployer,
}: {
  facts: readonly DeployerFact[]
  deployer: DeployerState
}) {
  return (
    <dl className={`${factList.facts} ${factList.stacked}`}>
      {facts.map((fact) => (
        <div key={fact}>
          <dt>{words.labels[fact]}</dt>
          <dd>
            {typeof deployer === 'object' ? (
              <DeployerFactValue fact={fact} deployer={deployer} />
            ) : (
              words[deployer]
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function DeployerFactValue({ fact, deployer }: { fact: DeployerFact; deployer: Deployer }) {
  const value = deployer[fact]
  if (value === undefined) return words.notFilledIn
  if (fact !== 'privacyUrl') return value
  return <WebLink to={value}>{words.open(deployer.organisation)}</WebLink>
}
