interface HouseSceneProps {
  /** Whether the illustration shows lightning bolts and a lamp. */
  hasBolts: boolean
}

/** The content of the decorative illustration in the hero section: a house at dusk whose windows light up. */
export function HouseScene({ hasBolts }: HouseSceneProps) {
  return (
    <>
      <rect width="180" height="140" rx="6" fill="#263750" />
      <path
        className="house-stars"
        stroke="#e7e0d2"
        d="M21 23h0M13 50h0M105 16h0M120 34h0M167 54h0M33-9h0M80-24h0M141-14h0M59-37h0M160-34h0"
      />
      <path fill="#e7e0d2" d="M153 20a11 11 0 1 0 9 15 9 9 0 1 1-9-15Z" />
      <path fill="#1f2e44" d="M0 98q28-19 58-8t57-3 65-5v38H0Z" />
      <path d="M21 118v-15c-9 0-9-30 1-37 11 7 11 37 2 37v15ZM6 118v-9c-6 0-6-19 1-24 8 5 8 24 2 24v9Z" />
      <path fill="#192538" d="M0 118H180v16q0 6-6 6H6Q0 140 0 134Z" />
      <House hasLamp={hasBolts} />
      <path
        className="house-wire"
        pathLength="1"
        d={hasBolts ? 'M0 117.5H41.5q2 0 2-2V86q0-2 2-2H129q2 0 2 2v5' : 'M0 117.5H41.5q2 0 2-2V100'}
      />
      <rect x="40" y="95" width="7" height="12" rx="1" />
      {hasBolts && <path fill="#ffb000" d="m44 97-3 5h2l-1 3 4-5h-2Z" />}
      {hasBolts && <path d="M126 95q1-5 5-5t5 5Z" />}
      <Van hasBolts={hasBolts} />
    </>
  )
}

function House({ hasLamp }: { hasLamp: boolean }) {
  return (
    <>
      <path fill="#263750" d="M113 118h12l11 22H99Z" />
      <path fill="#344860" d="M87 77h49v41H87Z" />
      <path fill="#192538" d="M116 60V44h8v10h8l10 25H87V54h29Z" />
      <path fill="#3f5571" d="M38 118V58l26-29 26 29v60Z" />
      <path d="M29 61 64 23l35 38-4 3-31-34-31 34ZM113 90h12v28h-12Z" />
      <g className="house-lights" fill="#ffb000">
        <path d="M51 62h11v15H51Z" />
        <path d="M54 93h26v16H54Z" />
        <path d="M66 62h11v15H66Z" />
        <path d="M64 43a4 4 0 0 1 0 8 4 4 0 0 1 0-8Z" />
        <path d="M95 90h12v16H95Z" />
        {hasLamp && (
          <>
            <circle cx="131" cy="95" r="3" />
            <circle cx="131" cy="95" r="9" opacity=".2" />
            <circle cx="131" cy="95" r="16" opacity=".2" />
          </>
        )}
      </g>
      <path d="M75 109c-4 0-4-5-2-6v-4l1 1h3l1-1v4c3 1 2 6-1 6Z" />
      <path stroke="#131b27" d="M67 93v16M51 70h11M66 70h11M101 90v16M95 98h12M60 47h8M64 43v8" />
    </>
  )
}

function Van({ hasBolts }: HouseSceneProps) {
  return (
    <>
      <path stroke="#e7e0d2" d="M150 96h24M151 98v-3M173 98v-3" />
      <path fill="#e7e0d2" d="M135 122v-9q0-1 2-2l2-1 6-10q1-2 3-2h26q3 0 3 3v21Z" />
      <path fill="#263750" d="m142 111 5-9h6v9Z" />
      {hasBolts && <path fill="#ffb000" d="m165 103-6 9h4l-1 6 6-9h-4Z" />}
      <path fill="#ffb000" d="M135 114h2v3h-2Z" />
      <path d="M155 100h1v22h-1ZM135 120h42v2h-42Z" />
      <circle cx="144" cy="122" r="4.5" />
      <circle cx="168" cy="122" r="4.5" />
      <path className="house-van-hubs" stroke="#e7e0d2" d="M144 122h0M168 122h0" />
    </>
  )
}
