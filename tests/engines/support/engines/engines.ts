import { chromiumEngine } from './chromium.ts'
import type { Engine } from './engine.ts'
import { firefoxEngine } from './firefox.ts'
import { webkitEngine } from './webkit.ts'

export const engines: readonly Engine[] = [webkitEngine, firefoxEngine, chromiumEngine]
