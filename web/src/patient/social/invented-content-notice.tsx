import { Stack } from '@mantine/core'
import { social } from '@second-wind/core/content/samples/social'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ActionLink } from '../../ui/links/action-link.tsx'

/** Shown above the samples of every tab, with a link to a real community. */
export function InventedContentNotice() {
  return (
    <Notice tone="info">
      <Stack>
        <p>{social.note}</p>
        <ActionLink to={social.realGroups.url}>{social.realGroups.label}</ActionLink>
      </Stack>
    </Notice>
  )
}
