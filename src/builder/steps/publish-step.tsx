import { useState } from 'react'
import { ChoiceCards } from '../form/choice-cards.tsx'
import { ClaimList } from '../publish/claim-list.tsx'
import { CodePanel } from '../publish/code-panel.tsx'
import { FactsPanel } from '../publish/facts-panel.tsx'
import { ProblemList } from '../publish/problem-list.tsx'
import { WebsitePanel } from '../publish/website-panel.tsx'
import { WorkFilePanel } from '../publish/work-file-panel.tsx'
import type { StepProps } from './step-props.ts'

/** The statements to confirm, the problems to fix, the three ways to publish, and the work file. */
export function PublishStep(props: StepProps) {
  const [way, setWay] = useState<'website' | 'code' | 'facts'>('website')
  return (
    <>
      <ProblemList problems={props.allProblems} goTo={props.goTo} />
      <ClaimList state={props.state} change={props.change} />
      <ChoiceCards
        legend="What do you need?"
        name="way"
        value={way}
        options={[
          { value: 'website', label: 'A website', about: 'A zip file to upload to your web host' },
          { value: 'code', label: 'Code for my page', about: 'WordPress, Wix, Squarespace, HTML or React' },
          { value: 'facts', label: 'The facts file', about: 'For several pages, or for a developer' },
        ]}
        onChange={(chosen) => {
          setWay(chosen)
          props.onPreviewKind(chosen === 'code' ? 'code' : 'site')
        }}
      />
      {way === 'website' && <WebsitePanel {...props} />}
      {way === 'code' && <CodePanel {...props} />}
      {way === 'facts' && <FactsPanel state={props.state} />}
      <WorkFilePanel state={props.state} />
    </>
  )
}
