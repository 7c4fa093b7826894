import { reviewed } from '../review.ts'
import type { AppSetting } from './app-setting-schema.ts'

/** The four buttons of the profile (specification, section 2). All of them work: ruling C-42. */
export const appSettings: readonly AppSetting[] = [
  {
    id: 'privacy',
    label: 'Privacy Settings',
    paragraphs: [
      'What you log is stored on this phone first.',
      'When you have signal, the app sends it to the Second Wind server. Your care team can read it there.',
      'There are no adverts and no trackers. We do not sell what you log.',
      'To show the air quality, we ask a weather service about your town. We do not tell them who you are.',
      'Nobody watches what you log live. In an emergency, call 999.',
    ],
    ...reviewed('own'),
  },
  {
    id: 'data-security',
    label: 'Data & Security',
    paragraphs: [
      "Use your phone's own screen lock to protect everything on it.",
      "You can delete all the app's data from this phone. Your care team keeps anything you have already sent.",
    ],
    action: {
      label: 'Delete data from this phone',
      done: 'Your data has been deleted from this phone.',
      failed: 'The data could not be deleted. Try again.',
      blocked: 'Some entries have not been sent yet. Send them, or save them to a file, before you delete.',
    },
    ...reviewed('own'),
  },
  {
    id: 'export',
    label: 'Health Data Export',
    paragraphs: [
      'Save a file with your profile, your check-ins and your results.',
      'The file has no password. Anyone who has it can read it, so keep it safe.',
    ],
    action: {
      label: 'Save my data',
      done: 'Your file is ready. Look in your downloads.',
      failed: 'The file could not be saved. Try again.',
    },
    ...reviewed('own'),
  },
  {
    id: 'sign-out',
    label: 'Sign Out',
    paragraphs: [
      'Signing out removes your data from this phone. Your care team keeps anything you have already sent.',
      'You can still call 999 or 111 after you sign out.',
    ],
    action: {
      label: 'Sign out',
      done: 'You have signed out. Your data is no longer on this phone.',
      failed: 'You are still signed in. Try again.',
      blocked: 'Some entries have not been sent yet. Send them, or save them to a file, before you sign out.',
    },
    ...reviewed('own'),
  },
]
