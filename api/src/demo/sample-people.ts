import { amina } from './people/amina.ts'
import { arthur } from './people/arthur.ts'
import { callum } from './people/callum.ts'
import { chloe } from './people/chloe.ts'
import { gwen } from './people/gwen.ts'
import { harpreet } from './people/harpreet.ts'
import { joseph } from './people/joseph.ts'
import { maisie } from './people/maisie.ts'
import { margaret } from './people/margaret.ts'
import { nadia } from './people/nadia.ts'
import { samuel } from './people/samuel.ts'
import { tomasz } from './people/tomasz.ts'
import { wilhelmina } from './people/wilhelmina.ts'
import type { SamplePerson } from './sample-person.ts'

/** The demo's phone belongs to patient 1. */
export const samplePeople: readonly SamplePerson[] = [
  amina,
  gwen,
  tomasz,
  chloe,
  samuel,
  margaret,
  harpreet,
  arthur,
  maisie,
  wilhelmina,
  joseph,
  nadia,
  callum,
]
