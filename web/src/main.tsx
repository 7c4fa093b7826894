import './app/styles/global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Providers } from './app/providers.tsx'
import { AppRoutes } from './app/routes.tsx'
import { abortWhenLeft } from './data/pwa/abort-when-left.ts'
import { registerWorker } from './data/pwa/register-worker.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

abortWhenLeft()
createRoot(root).render(
  <StrictMode>
    <Providers>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Providers>
  </StrictMode>,
)

registerWorker()
