import { lazy, type ComponentType } from 'react'

/** A screen that is loaded when it is first opened, together with Mantine. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [Screen, { MantineFrame }] = await Promise.all([load(), import('./mantine-frame.tsx')])
    return { default: (props: Props) => <MantineFrame>{<Screen {...props} />}</MantineFrame> }
  })
}
