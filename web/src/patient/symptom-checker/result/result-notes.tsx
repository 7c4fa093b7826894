import { Stack } from '@mantine/core'
import { Notice } from '../../../ui/feedback/notice.tsx'

export function ResultNotes({ notes }: { notes: readonly string[] }) {
  return (
    <Notice tone="info">
      <Stack gap="xs">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Stack>
    </Notice>
  )
}
