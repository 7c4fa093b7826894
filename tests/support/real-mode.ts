// Imported by test files that read the app as it is built for a clinic: vitest.config.ts runs them in their own project.
import { authMode } from '../../web/src/data/local/account/auth-mode.ts'

if (authMode !== 'real') throw new Error('This test file needs the project web-real.')
