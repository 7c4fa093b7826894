import { urgentAdviceIn } from '@second-wind/core/content/help/helplines'
import { nhs111Online } from '@second-wind/core/content/help/online-services'
import type { Nation } from '@second-wind/core/records/patient'
import { ActionLink } from '../../../ui/links/action-link.tsx'

/** NHS 111 online covers England; the other nations have their own service, if the profile names the nation. */
export function OnlineAdvice({ nation }: { nation: Nation | undefined }) {
  const isEngland = nation === undefined || nation === 'england'
  const { links } = isEngland ? nhs111Online : urgentAdviceIn[nation]
  return links.map(({ label, url }) => (
    <ActionLink key={url} to={url}>
      {label}
    </ActionLink>
  ))
}
