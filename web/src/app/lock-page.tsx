import { nationHas111 } from '@second-wind/core/content/help/northern-ireland'
import { lockWords } from '@second-wind/core/content/lock-words'
import { lazy, type ReactNode } from 'react'
import { AppLock } from '../access/lock/app-lock.tsx'
import { useNation } from '../data/live/use-nation.ts'
import { authMode } from '../data/local/index.ts'
import { MantineFrame } from './mantine-frame.tsx'
import { EmergencyBar } from './shell/emergency-bar.tsx'
import { TopBars } from './shell/top-bars.tsx'
import { useDockHeight } from './shell/use-dock-height.ts'
import header from './shell/header.module.css'
import shell from './shell/patient-shell.module.css'

export function LockPage() {
  return <AppLock Frame={Frame} SignIn={SignIn} />
}

const SignIn =
  authMode === 'real'
    ? lazy(async () => ({
        default: (await import('../access/account/sign-in/sign-in-options.tsx')).SignInOptions,
      }))
    : undefined

/** The shell without links into the app: in Northern Ireland "GP out of hours" would be one. */
function Frame({ children }: { children: ReactNode }) {
  const dock = useDockHeight()
  const is111There = nationHas111(useNation())
  return (
    <MantineFrame>
      <div className={shell.shell}>
        <TopBars />
        <header className={header.header}>
          <div className={header.row}>
            <h1 className={header.heading}>{lockWords.title}</h1>
          </div>
        </header>
        <main className={shell.main}>{children}</main>
        <footer className={shell.footer}>Not an NHS service. Uses NHS-style design.</footer>
        <div ref={dock} className={shell.dock}>
          <EmergencyBar>{is111There ? undefined : <></>}</EmergencyBar>
        </div>
      </div>
    </MantineFrame>
  )
}
