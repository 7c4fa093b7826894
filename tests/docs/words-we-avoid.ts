export type AvoidedWords = {
  avoid: RegExp
  instead: string
  why: string
  /** Literal texts of the specification, names and clinical wording, which stay. */
  except?: readonly string[]
}

const short = 'GOV.UK style guide: short words'
const errors = 'NHS service manual: an error says what is wrong and what to do'
const punctuation = 'NHS service manual: formatting and punctuation'
const healthWriting = 'NHS service manual: A to Z of health writing'
const glossary = 'docs/glossary.md'
const idiom = 'nobody in the UK says it like this'

/** What no sentence of the product contains. A sentence that needs an exception names its exact words. */
export const wordsWeAvoid: readonly AvoidedWords[] = [
  {
    avoid: /\b(e\.g|i\.e|etc)\b/i,
    instead: 'such as, like, that is',
    why: 'NHS service manual: no Latin abbreviations',
    except: ['e.g., London, UK', '(over 65, immunocompromised, etc.)'],
  },
  { avoid: /\bvia\b/i, instead: 'by, through', why: short },
  { avoid: /\butili[sz]e|\bleverag|\bascertain|\bfacilitat/i, instead: 'use, find out, help', why: short },
  { avoid: /\bin order to\b/i, instead: 'to', why: short },
  { avoid: /\bprior to\b|\bcommenc|\bterminat/i, instead: 'before, start, end', why: short },
  {
    avoid: /\bclick/i,
    instead: 'select, choose, tap',
    why: 'NHS service manual: not everyone uses a mouse',
    except: ['Turn the base until it clicks.', 'when you hear a click.'],
  },
  {
    avoid: /\berror (has )?occurred\b|\binvalid\b/i,
    instead: 'what is wrong',
    why: errors,
    except: ['Invalid input'],
  },
  {
    avoid: /\bunable to\b/i,
    instead: 'cannot',
    why: errors,
    except: ['unable to get words out', 'unable to speak'],
  },
  {
    avoid: /\bfailed to\b/i,
    instead: 'We could not …',
    why: errors,
    except: [
      'Failed to create your profile. Please try again.',
      'Failed to update profile. Please try again.',
      'Failed to log symptoms. Please try again.',
      'Failed to send alert to',
    ],
  },
  {
    avoid: /\bsuccessfully\b/i,
    instead: 'nothing: what happened is enough',
    why: errors,
    except: [
      'Your profile has been created successfully.',
      'Your profile has been updated successfully.',
      'Symptoms logged successfully',
    ],
  },
  {
    avoid: /\bplease\b/i,
    instead: 'the verb alone. Only people and companions say please',
    why: errors,
    except: [
      'Failed to create your profile. Please try again.',
      'Failed to update profile. Please try again.',
      'Failed to log symptoms. Please try again.',
      'Please enter a valid email',
      'Please enter your location',
      'Please enter a valid phone number',
      'Please call me',
      'Please call us',
      'Please choose an answer',
      'Please keep to your own action plan',
      'Please open Inhaler',
      'Please call your GP surgery',
      'Please do the symptom check',
      'Please get help.',
      'Please still get advice',
      'Please log again',
      'Please finish your check-in',
    ],
  },
  {
    avoid: /\b\w+n['’]t\b/i,
    instead: 'cannot, do not, is not',
    why: punctuation,
    except: ["None/Don't Know", "none/don't know", 'none/don’t know'],
  },
  {
    avoid: /\s&\s/,
    instead: 'and',
    why: punctuation,
    except: ['Data & Security', 'Anxiety Support & Relaxation'],
  },
  {
    avoid: /\s[–—]\s/,
    instead: 'a comma, or a new sentence',
    why: punctuation,
    except: ['Future Feature – Not Active or Regulatory Approved'],
  },
  {
    avoid: /\bfever/i,
    instead: 'high temperature',
    why: healthWriting,
    except: ['hay fever', 'Hay fever', 'Fever subsiding'],
  },
  { avoid: /\bmedication\b/i, instead: 'medicine', why: healthWriting, except: ['Medication reminders'] },
  { avoid: /\bchemist|\bdyspnoea|\bcontraindic/i, instead: 'the everyday word', why: healthWriting },
  { avoid: /\bsputum\b|\brescue inhaler/i, instead: 'phlegm, reliever', why: glossary },
  { avoid: /\bhandset|\bthe user\b|\busers\b/i, instead: 'phone, patient, clinician', why: glossary },
  {
    avoid: /\blog ?in\b|\blogin\b/i,
    instead: 'sign in',
    why: glossary,
    except: ['NHS Login', 'NHS login'],
  },
  { avoid: /\bany more\b/i, instead: 'no longer', why: idiom },
  { avoid: /\bby now\b|\bmeanwhile\b/i, instead: 'already, since you opened it', why: idiom },
  { avoid: /\bsurer\b/i, instead: 'more certain, safer', why: idiom },
  { avoid: /\bat hand\b/i, instead: 'near you', why: idiom },
  { avoid: /\b(last|never|not|nothing) heard\b|\bheard (from|of)\b/i, instead: 'in touch', why: idiom },
  { avoid: /\b(said|read) again\b/i, instead: 'read it again', why: idiom },
  { avoid: /^Rounds$|\bhalves of fewer\b/i, instead: 'what it counts', why: idiom },
  { avoid: /\bstands\b/i, instead: 'is', why: idiom },
  { avoid: /\bnobody (can take|has measured)\b/i, instead: 'You cannot …, not measured', why: idiom },
  { avoid: /\bdone by itself\b/i, instead: 'automatically', why: idiom },
  { avoid: /\banew\b/i, instead: 'again', why: idiom },
  { avoid: /\bto go on\b|\byou go on\b/i, instead: 'to continue', why: idiom, except: ['blow as you go on'] },
  { avoid: /\bphones? of (yours|theirs)\b/i, instead: 'one of your phones', why: idiom },
  { avoid: /\bwho runs (the|your|this) server\b/i, instead: 'your system administrator', why: idiom },
  { avoid: /\b(did|does) not accept this\b/i, instead: 'We could not …', why: idiom },
  { avoid: /\bwhoever\b/i, instead: 'anyone who', why: idiom },
  { avoid: /\bfired\b/i, instead: 'applied', why: idiom },
  {
    avoid: /\bsomebody\b/i,
    instead: 'someone',
    why: idiom,
    // Patients have agreed to this text, and its hash is stored.
    except: ['each time that somebody looks at your record'],
  },
  { avoid: /\b(could|can) ?not be read\b/i, instead: 'We could not open …', why: idiom },
  { avoid: /\b(measures|connects to|predicts|knows) nothing\b/i, instead: 'does not …', why: idiom },
  { avoid: /\bof another person\b|\bof others\b/i, instead: 'someone else’s', why: idiom },
  { avoid: /\bempt(y|ies) (itself|themselves)\b/i, instead: 'deletes its data', why: idiom },
  { avoid: /\bon the telephone\b/i, instead: 'over the phone', why: idiom },
  { avoid: /\bneed not\b/i, instead: 'do not need to', why: idiom },
  { avoid: /\bfrom (today|tomorrow) on\b/i, instead: 'from tomorrow', why: idiom },
  { avoid: /\bis it still so\b/i, instead: 'Do you still have it?', why: idiom },
]
