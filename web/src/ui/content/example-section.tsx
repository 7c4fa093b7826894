import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Notice } from '../feedback/notice.tsx'
import { FoldedSection } from '../primitives/folded-section.tsx'

type Props = {
  /** What the example shows, in one line. */
  fact: string
  /** Under this name the phone remembers whether it is open. */
  name: string
  /** That it is invented, before the first sample. */
  note: string
  children: ReactNode
}

/** Invented content, behind one tap, so that no one takes it for their own. */
export function ExampleSection({ fact, name, note, children }: Props) {
  return (
    <FoldedSection heading="See an example" fact={fact} name={`example-${name}`}>
      <Stack>
        <Notice tone="info">
          <p>{note}</p>
        </Notice>
        {children}
      </Stack>
    </FoldedSection>
  )
}
