import { lazy, type ComponentType } from 'react'

/** A screen that is fetched when it is first opened, together with what its controls need. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [Screen, { MantineFrame }] = await Promise.all([load(), import('./mantine-frame.tsx')])
    return { default: (props: Props) => <MantineFrame>{<Screen {...props} />}</MantineFrame> }
  })
}
