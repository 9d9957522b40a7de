import { useEffect, useMemo, useState } from 'react'
import type { Opened } from './open/open-file.ts'
import { stateFromHash, textInHash } from './open/share-link.ts'
import { previewContent } from './preview/content.ts'
import { Preview } from './preview/preview.tsx'
import { useProductsFile } from './preview/products-file.ts'
import type { BuilderState } from './state/builder-state.ts'
import { claimsIn } from './state/claims.ts'
import { PicturesProvider, usePictureFiles } from './state/pictures.tsx'
import { problemsIn, STEPS, type StepId } from './state/problems.ts'
import { KEY_REMOVED, secretKeyProblem } from './state/secret-keys.ts'
import { useShownProblems } from './state/shown-problems.ts'
import { type Change, START, useBuilder } from './state/use-builder.ts'
import { useVisitedSteps } from './state/visited-steps.ts'
import { StepButtons } from './step-buttons.tsx'
import { STEP_NAMES, StepList } from './step-list.tsx'
import { FactsStep } from './steps/facts-step.tsx'
import { LookStep } from './steps/look-step.tsx'
import { MoneyStep } from './steps/money-step.tsx'
import { PublishStep } from './steps/publish-step.tsx'
import { StoreStep } from './steps/store-step.tsx'
import { TradeStep } from './steps/trade-step.tsx'
import { useStoreCheck } from './store/use-store-check.ts'
import { TopBar } from './top-bar.tsx'
import { useStepFocus } from './use-step-focus.ts'

const STEP_CONTENT = {
  trade: TradeStep,
  facts: FactsStep,
  store: StoreStep,
  look: LookStep,
  money: MoneyStep,
  publish: PublishStep,
}

const DEMO_NOTES = {
  file: 'Yours appear as soon as you add one.',
  store: 'Yours appear after “Check my store”.',
}

/** The site builder: the steps, the current step's form and the preview. */
export function App() {
  const { state, change, undo, redo, isSaved, savedKey } = useBuilder()
  const pictures = usePictureFiles()
  const [step, setStep] = useState<StepId>(() => STEPS.find((id) => `#${id}` === location.hash) ?? 'trade')
  const [visited, setVisited] = useVisitedSteps()
  const { check: checkStore, result: storeCheck } = useStoreCheck(state)
  const [previewKind, setPreviewKind] = useState<'site' | 'code'>('site')
  const [isPreviewShown, setPreviewShown] = useState(false)
  const [notices, setNotices] = useState<readonly string[]>(savedKey ? [KEY_REMOVED] : [])
  const { heading, focus } = useStepFocus()

  useEffect(() => {
    const linked = stateFromHash(location.hash)
    if (location.hash.startsWith('#choices=') && !linked) setNotices(['This link is damaged or incomplete.'])
    if (!linked) return
    const text = textInHash(location.hash)
    history.replaceState(null, '', location.pathname + location.search)
    change(() => linked)
    setNotices([
      `These entries came from a link. Check them before you publish: ${contactOf(linked)}.`,
      ...(secretKeyProblem(text) ? [KEY_REMOVED] : []),
    ])
  }, [change])

  const allProblems = useMemo(() => problemsIn(state), [state])
  const { problems, enterField, leaveField, hideAll } = useShownProblems(allProblems, visited)
  const goTo = (next: StepId, field?: string) => {
    setVisited(new Set([...visited, step]))
    setStep(next)
    setPreviewShown(false)
    setPreviewKind('site')
    focus(field)
    history.replaceState(null, '', `#${next}`)
  }
  const changeField: Change = (changed, field = '') => {
    enterField(field)
    change(changed, field)
  }
  const replace = (next: BuilderState, shown: StepId = 'trade') => {
    change(() => next)
    setVisited(new Set())
    hideAll()
    goTo(shown)
  }
  const open = ({ state: opened, pictures: files, isProducts, notes }: Opened) => {
    pictures.replace({ ...pictures.files, ...files })
    replace(opened, isProducts ? 'store' : 'trade')
    setNotices([
      isProducts ? 'Your products are opened.' : 'Opened. Check each step, then publish.',
      ...notes,
    ])
  }
  const products = useProductsFile(state, pictures.files)
  const hasOwnProducts = products !== undefined || storeCheck?.kind === 'found'
  const unconfirmed = claimsIn(state.facts).filter(({ text }) => !state.confirmed.includes(text)).length
  const content = previewContent(state, {
    kind: previewKind,
    hasOwnProducts,
    productsUrl: products?.url ?? '',
    urlOf: pictures.urlOf,
  })
  const index = STEPS.indexOf(step)
  const StepContent = STEP_CONTENT[step]

  return (
    <PicturesProvider value={pictures}>
      <TopBar
        state={state}
        undo={undo}
        redo={redo}
        isSaved={isSaved}
        onOpen={open}
        onStartOver={() => {
          replace(START)
          setNotices([])
        }}
      />
      <div className="builder" data-preview={isPreviewShown ? '' : undefined}>
        <StepList current={step} visited={visited} problems={allProblems} onSelect={(id) => goTo(id)} />
        <main className="step">
          {notices.length > 0 && (
            <div className="note notices" role="status">
              {notices.map((notice) => (
                <p key={notice}>{notice}</p>
              ))}
              <button type="button" className="link" onClick={() => setNotices([])}>
                Close
              </button>
            </div>
          )}
          <p className="step-count">
            Step {index + 1} of {STEPS.length}
          </p>
          <h2 ref={heading} tabIndex={-1} className="step-title">
            {STEP_NAMES[step]}
          </h2>
          <StepContent
            state={state}
            change={changeField}
            problems={problems}
            allProblems={allProblems}
            onLeaveField={leaveField}
            goTo={goTo}
            storeCheck={storeCheck}
            checkStore={checkStore}
            onPreviewKind={setPreviewKind}
          />
        </main>
        <StepButtons
          step={step}
          goTo={goTo}
          isPreviewShown={isPreviewShown}
          onPreview={() => setPreviewShown(!isPreviewShown)}
        />
        <Preview
          content={content}
          products={products}
          demoNote={
            state.store.kind === 'none' || hasOwnProducts
              ? ''
              : DEMO_NOTES[state.store.kind === 'file' ? 'file' : 'store']
          }
          leftOut={unconfirmed}
        />
      </div>
    </PicturesProvider>
  )
}

function contactOf({ facts, store, quotes, siteUrl }: BuilderState): string {
  const found = [
    facts['phone'],
    facts['email'],
    quotes,
    store.kind === 'hosted' ? store.id && `store ${store.id}` : store.host,
    siteUrl,
  ]
  return found.filter(Boolean).join(', ') || 'your contact details'
}
