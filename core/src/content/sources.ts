/** A page or publication that supports an item. */
export type Source = { title: string; publisher: string; url: string }

/**
 * All sources of our content. The addresses are the publishers' own pages; before a release a clinician compares each
 * item with the live page (docs/clinical-safety/content-governance.md).
 */
export const sources = {
  // Our own
  own: {
    title: 'Our own words, without a clinical claim',
    publisher: 'Second Wind',
    url: 'https://www.nhs.uk/',
  },
  specification: {
    title: 'The product specification, not yet confirmed by a clinician',
    publisher: 'Second Wind',
    url: 'https://www.nhs.uk/',
  },

  // NHS pages for the public
  'nhs-shortness-of-breath': nhs('Shortness of breath', 'symptoms/shortness-of-breath'),
  'nhs-chest-pain': nhs('Chest pain', 'symptoms/chest-pain'),
  'nhs-asthma': nhs('Asthma', 'conditions/asthma'),
  'nhs-asthma-attack': nhs('Asthma attacks', 'conditions/asthma/asthma-attack'),
  'nhs-copd': nhs(
    'Chronic obstructive pulmonary disease (COPD)',
    'conditions/chronic-obstructive-pulmonary-disease-copd',
  ),
  'nhs-coughing-up-blood': nhs('Coughing up blood', 'symptoms/coughing-up-blood'),
  'nhs-fever': nhs('High temperature (fever) in adults', 'symptoms/fever-in-adults'),
  'nhs-sore-throat': nhs('Sore throat', 'symptoms/sore-throat'),
  'nhs-sepsis': nhs('Symptoms of sepsis', 'conditions/sepsis'),
  'nhs-headache': nhs('Headaches', 'symptoms/headaches'),
  'nhs-chest-infection': nhs('Chest infection', 'conditions/chest-infection'),
  'nhs-cough': nhs('Cough', 'symptoms/cough'),
  'nhs-common-cold': nhs('Common cold', 'conditions/common-cold'),
  'nhs-sinusitis': nhs('Sinusitis (sinus infection)', 'conditions/sinusitis-sinus-infection'),
  'nhs-flu': nhs('Flu', 'conditions/flu'),
  'nhs-hay-fever': nhs('Hay fever', 'conditions/hay-fever'),
  'nhs-antibiotics': nhs('Antibiotics', 'medicines/antibiotics'),
  'nhs-ibuprofen': nhs('Ibuprofen for adults', 'medicines/ibuprofen-for-adults'),
  'nhs-paracetamol': nhs('Paracetamol for adults', 'medicines/paracetamol-for-adults'),
  'nhs-burns': nhs('Burns and scalds', 'conditions/burns-and-scalds'),
  'nhs-anaphylaxis': nhs('Anaphylaxis', 'conditions/anaphylaxis'),
  'nhs-hand-washing': nhs('How to wash your hands', 'live-well/best-way-to-wash-your-hands'),
  'nhs-vaccinations': nhs('Vaccinations', 'vaccinations'),
  'nhs-flu-vaccine': nhs('Flu vaccine', 'vaccinations/flu-vaccine'),
  'nhs-pneumococcal-vaccine': nhs('Pneumococcal vaccine', 'vaccinations/pneumococcal-vaccine'),
  'nhs-quit-smoking': nhs('Better Health: quit smoking', 'better-health/quit-smoking'),
  'nhs-stop-smoking-services': nhs(
    'Stop smoking services help you quit',
    'live-well/quit-smoking/nhs-stop-smoking-services-help-you-quit',
  ),
  'nhs-home-oxygen': nhs('Home oxygen therapy', 'conditions/home-oxygen-treatment'),
  'nhs-prednisolone': nhs(
    'Prednisolone tablets and liquid',
    'medicines/prednisolone/about-prednisolone-tablets-and-liquid',
  ),
  'nhs-111': nhs('When to use NHS 111', 'nhs-services/urgent-and-emergency-care-services/when-to-use-111'),
  'nhs-gp-appointments': nhs('GP appointments and bookings', 'nhs-services/gps/gp-appointments-and-bookings'),
  'nhs-999': nhs('When to call 999', 'nhs-services/urgent-and-emergency-care-services/when-to-call-999'),
  'nhs-poisoning': nhs('Poisoning', 'conditions/poisoning'),
  'nhs-urgent-mental-health': nhs(
    'Where to get urgent help for mental health',
    'nhs-services/mental-health-services/where-to-get-urgent-help-for-mental-health',
  ),
  'nhs-wales-coughing-up-blood': {
    title: 'Coughing up blood',
    publisher: 'NHS 111 Wales',
    url: 'https://111.wales.nhs.uk/coughingupblood/',
  },
  'nhs-111-wales': {
    title: 'NHS 111 Wales',
    publisher: 'NHS 111 Wales',
    url: 'https://111.wales.nhs.uk/',
  },
  'nhs-24-111': { title: 'When to phone 111', publisher: 'NHS 24', url: 'https://www.nhs24.scot/111/' },
  'nhs-inform-copd': {
    title: 'Chronic obstructive pulmonary disease (COPD)',
    publisher: 'NHS inform',
    url: 'https://www.nhsinform.scot/illnesses-and-conditions/lungs-and-airways/copd/chronic-obstructive-pulmonary-disease/',
  },
  'nhs-inform-shortness-of-breath': {
    title: 'Breathlessness',
    publisher: 'NHS inform',
    url: 'https://www.nhsinform.scot/illnesses-and-conditions/lungs-and-airways/shortness-of-breath/',
  },
  'nhs-inform-immunisation': {
    title: 'Immunisation',
    publisher: 'NHS inform',
    url: 'https://www.nhsinform.scot/healthy-living/immunisation',
  },
  'nidirect-winter-vaccines': {
    title: 'Flu vaccine',
    publisher: 'nidirect',
    url: 'https://www.nidirect.gov.uk/winter-vaccines',
  },
  'nhs-inform-fever': {
    title: 'Self-help guide: fever in adults',
    publisher: 'NHS inform',
    url: 'https://www.nhsinform.scot/symptoms-and-self-help/self-help-guides/self-help-guide-fever-in-adults/',
  },
  'dhcw-nhs-wales-app': {
    title: 'NHS Wales App terms of use',
    publisher: 'Digital Health and Care Wales',
    url: 'https://apphelp.nhs.wales/help/legal-and-cookies/nhs-wales-app-terms-of-use/',
  },
  'nidirect-my-care': {
    title: 'Viewing your medical records online',
    publisher: 'nidirect',
    url: 'https://www.nidirect.gov.uk/articles/viewing-your-medical-records-online',
  },
  'nhs-service-manual': {
    title: 'A to Z of NHS health writing',
    publisher: 'NHS England',
    url: 'https://service-manual.nhs.uk/content/a-to-z-of-nhs-health-writing',
  },

  'quit-your-way': {
    title: 'Quit Your Way Scotland',
    publisher: 'NHS inform',
    url: 'https://www.nhsinform.scot/campaigns/quit-your-way-scotland/',
  },
  'help-me-quit': { title: 'Help Me Quit', publisher: 'NHS Wales', url: 'https://www.helpmequit.wales/' },
  'stop-smoking-ni': {
    title: 'Stop Smoking NI',
    publisher: 'Public Health Agency, Northern Ireland',
    url: 'https://www.stopsmokingni.info/',
  },
  'pha-stop-smoking': {
    title: 'Free support on offer to help make 2026 the year you quit, 1 January 2026',
    publisher: 'Public Health Agency, Northern Ireland',
    url: 'https://www.publichealth.hscni.net/news/free-support-offer-help-make-2026-year-you-quit',
  },

  // Charities
  'alu-asthma-attack': alu('Asthma attacks', 'conditions/asthma/asthma-attacks'),
  'alu-asthma': alu('Asthma', 'conditions/asthma'),
  'alu-copd': alu(
    'COPD (chronic obstructive pulmonary disease)',
    'conditions/copd-chronic-obstructive-pulmonary-disease',
  ),
  'alu-copd-flare-up': alu(
    'COPD flare-ups',
    'conditions/copd-chronic-obstructive-pulmonary-disease/flare-ups',
  ),
  'alu-pneumonia': alu('Pneumonia', 'conditions/pneumonia'),
  'alu-breathing': alu(
    'Breathing exercises for your lungs',
    'symptoms-tests-treatments/treatments/breathing-exercises',
  ),
  'alu-breathlessness': alu('Breathlessness', 'symptoms-tests-treatments/symptoms/breathlessness'),
  'alu-peak-flow': alu('Peak flow test', 'symptoms-tests-treatments/tests/peak-flow'),
  'alu-inhalers': alu('How to use your inhaler', 'living-with/inhaler-videos'),
  'alu-activity': alu('Being active with a lung condition', 'living-with/keeping-active'),
  'alu-eating': alu('Eating well with a lung condition', 'living-with/eating-well'),
  'alu-weather': alu('Weather and your lungs', 'living-with/weather'),
  'how-are-you-today': {
    title: 'How are you today? COPD self-management plan',
    publisher: 'How are you today',
    url: 'https://www.howareyoutoday.info/',
  },
  'burn-association': {
    title: 'Steam inhalation: burn prevention',
    publisher: 'British Burn Association',
    url: 'https://www.britishburnassociation.org/',
  },
  'sepsis-trust': {
    title: 'Spotting sepsis in adults',
    publisher: 'UK Sepsis Trust',
    url: 'https://sepsistrust.org/about-sepsis/',
  },
  'allergy-uk': { title: 'Hay fever', publisher: 'Allergy UK', url: 'https://www.allergyuk.org/' },
  chss: {
    title: 'Keeping active with a chest condition',
    publisher: 'Chest Heart & Stroke Scotland',
    url: 'https://www.chss.org.uk/',
  },

  // Guidelines and hospital leaflets
  'nice-ng209': {
    title: 'Tobacco: preventing uptake, promoting quitting and treating dependence, NG209',
    publisher: 'NICE',
    url: 'https://www.nice.org.uk/guidance/ng209',
  },
  'sps-smoking': {
    title: 'Managing specific interactions with smoking',
    publisher: 'NHS Specialist Pharmacy Service',
    url: 'https://www.sps.nhs.uk/articles/managing-specific-interactions-with-smoking/',
  },
  'nice-ng120': {
    title: 'Cough (acute): antimicrobial prescribing, NG120, February 2019',
    publisher: 'NICE',
    url: 'https://www.nice.org.uk/guidance/ng120',
  },
  'nice-ng115': {
    title:
      'Chronic obstructive pulmonary disease in over 16s: diagnosis and management, NG115, 2018, updated 2019',
    publisher: 'NICE',
    url: 'https://www.nice.org.uk/guidance/ng115',
  },
  'nice-ng114': {
    title: 'COPD (acute exacerbation): antimicrobial prescribing, NG114, 2018',
    publisher: 'NICE',
    url: 'https://www.nice.org.uk/guidance/ng114',
  },
  'nice-ng245': {
    title: 'Asthma: diagnosis, monitoring and chronic asthma management, NG245, November 2024',
    publisher: 'NICE, BTS and SIGN',
    url: 'https://www.nice.org.uk/guidance/ng245',
  },
  'nice-mtg68': {
    title: 'myCOPD for managing chronic obstructive pulmonary disease, MTG68',
    publisher: 'NICE',
    url: 'https://www.nice.org.uk/guidance/mtg68',
  },
  gina: {
    title: 'Global strategy for asthma management and prevention',
    publisher: 'Global Initiative for Asthma (GINA)',
    url: 'https://ginasthma.org/',
  },
  'bts-acute-asthma': {
    title: 'British guideline on the management of asthma, SIGN 158, July 2019: levels of acute asthma',
    publisher: 'British Thoracic Society and SIGN',
    url: 'https://www.brit-thoracic.org.uk/quality-improvement/guidelines/asthma/',
  },
  'target-leaflet': {
    title: 'Treating your respiratory tract infection, version 4.0, November 2024',
    publisher: 'RCGP and UKHSA',
    url: 'https://elearning.rcgp.org.uk/mod/book/view.php?id=12647&chapterid=479',
  },
  acprc: {
    title: 'The active cycle of breathing techniques, GL-05',
    publisher: 'Association of Chartered Physiotherapists in Respiratory Care',
    url: 'https://www.acprc.org.uk/',
  },
  'cuh-breathlessness': {
    title: 'Breathing, thinking, functioning',
    publisher: 'Cambridge University Hospitals',
    url: 'https://www.cuh.nhs.uk/patient-information/',
  },
  'ouh-acbt': {
    title: 'The active cycle of breathing technique',
    publisher: 'Oxford University Hospitals',
    url: 'https://www.ouh.nhs.uk/patient-guide/leaflets/',
  },
  'kent-inhaler': {
    title: 'Good inhaler technique',
    publisher: 'Kent Community Health NHS Foundation Trust',
    url: 'https://www.kentcht.nhs.uk/leaflet/good-inhaler-technique/',
  },
  'ipcrg-inhaler': {
    title: 'Seven steps to good inhaler technique',
    publisher: 'International Primary Care Respiratory Group',
    url: 'https://www.ipcrg.org/',
  },
  'mkuh-autohaler': {
    title: 'How to use the Autohaler',
    publisher: 'Milton Keynes University Hospital',
    url: 'https://www.mkuh.nhs.uk/patient-information-leaflet/how-to-use-the-autohaler',
  },
  'hwe-reliever': {
    title: 'Asthma guidelines for adults: reliever use and reviews',
    publisher: 'NHS Hertfordshire and West Essex',
    url: 'https://www.hweclinicalguidance.nhs.uk/',
  },
  'uhs-nutrition': {
    title: 'Eating well with COPD',
    publisher: 'University Hospitals Sussex',
    url: 'https://www.uhsussex.nhs.uk/resources/',
  },
  'my-lungs-my-life': {
    title: 'Pulmonary rehabilitation',
    publisher: 'My Lungs My Life',
    url: 'https://mylungsmylife.org/',
  },

  // Public bodies
  'ukhsa-keep-antibiotics-working': {
    title: 'Keep antibiotics working',
    publisher: 'UK Health Security Agency',
    url: 'https://www.gov.uk/government/collections/antimicrobial-resistance-amr-information-and-resources',
  },
  'gov-covid-spring-2026': {
    title: 'Advice accepted on spring 2026 COVID-19 vaccination programme, 15 December 2025',
    publisher: 'Department of Health and Social Care',
    url: 'https://www.gov.uk/government/news/advice-accepted-on-spring-2026-covid-19-vaccination-programme',
  },
  'gov-rsv-2026': {
    title: 'Advice accepted on extending the RSV vaccination programme, 2 February 2026',
    publisher: 'Department of Health and Social Care',
    url: 'https://www.gov.uk/government/news/advice-accepted-on-extending-the-rsv-vaccination-programme',
  },
  'gov-wales-rsv-2026': {
    title: 'Update on the RSV vaccination programme 2026, WHC/2025/053, 2 February 2026',
    publisher: 'Welsh Government',
    url: 'https://www.gov.wales/update-rsv-vaccination-programme-2026-whc2025053-html',
  },
  espaur: {
    title: 'ESPAUR report: antibiotic resistance in England, 2024 data',
    publisher: 'UK Health Security Agency',
    url: 'https://www.gov.uk/government/publications/english-surveillance-programme-antimicrobial-utilisation-and-resistance-espaur-report',
  },
  daqi: {
    title: 'Daily Air Quality Index',
    publisher: 'Defra, UK-AIR',
    url: 'https://uk-air.defra.gov.uk/air-pollution/daqi',
  },
  'met-office-pollen': {
    title: 'Pollen forecast',
    publisher: 'Met Office',
    url: 'https://weather.metoffice.gov.uk/warnings-and-advice/seasonal-advice/pollen-forecast',
  },
  'ico-privacy-information': ico(
    'What privacy information should we provide?',
    'for-organisations/uk-gdpr-guidance-and-resources/individual-rights/the-right-to-be-informed/what-privacy-information-should-we-provide',
  ),
  'ico-complaints': ico('Make a complaint', 'make-a-complaint'),
  'data-act-2025': {
    title: 'Data (Use and Access) Act 2025: complaints by data subjects',
    publisher: 'legislation.gov.uk',
    url: 'https://www.legislation.gov.uk/ukpga/2025/18/contents',
  },
  'gov-accessibility-statement': {
    title: 'Sample accessibility statement for a public sector website or app',
    publisher: 'GOV.UK',
    url: 'https://www.gov.uk/government/publications/sample-accessibility-statement/sample-accessibility-statement-for-a-fictional-public-sector-website',
  },
  npis: {
    title: 'Advice for the public on poisoning',
    publisher: 'National Poisons Information Service',
    url: 'https://www.npis.org/',
  },
  'bsl-999': {
    title: '999 BSL emergency video service',
    publisher: '999 BSL',
    url: 'https://999bsl.co.uk/',
  },
  'gp-out-of-hours-ni': {
    title: 'GP out-of-hours services in Northern Ireland',
    publisher: 'Health and Social Care Northern Ireland',
    url: 'https://gpoutofhours.hscni.net/',
  },
  'lifeline-ni': {
    title: 'Lifeline: crisis helpline for Northern Ireland',
    publisher: 'Lifeline',
    url: 'https://www.lifelinehelpline.info/',
  },
  samaritans: { title: 'Talk to us', publisher: 'Samaritans', url: 'https://www.samaritans.org/' },
  'relay-uk': { title: 'Relay UK', publisher: 'Relay UK', url: 'https://www.relayuk.bt.com/' },
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof sources

function nhs(title: string, path: string): Source {
  return { title, publisher: 'NHS', url: `https://www.nhs.uk/${path}/` }
}

function alu(title: string, path: string): Source {
  return { title, publisher: 'Asthma + Lung UK', url: `https://www.asthmaandlung.org.uk/${path}` }
}

function ico(title: string, path: string): Source {
  return { title, publisher: 'Information Commissioner’s Office', url: `https://ico.org.uk/${path}/` }
}
