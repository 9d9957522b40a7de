/** The hero's picture: a house at dusk whose windows light up along the wire. Says nothing, calls nothing. */
export function HouseScene() {
  return (
    <svg
      className="house-scene"
      viewBox="0 0 720 560"
      preserveAspectRatio="xMidYMax"
      fill="#131b27"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="720" height="560" rx="24" fill="#263750" />
      <path
        stroke="#e7e0d2"
        strokeWidth="5"
        strokeLinecap="round"
        d="M84 92h0M52 202h0M420 66h0M478 138h0M668 216h0M132-36h0M322-96h0M566-58h0M236-150h0M640-136h0"
      />
      <path fill="#e7e0d2" d="M612 78a44 44 0 1 0 36 60 36 36 0 1 1-36-60Z" />
      <path fill="#1f2e44" d="M0 392q110-76 230-32t230-10 260-20v150H0Z" />
      <path d="M84 472v-60C50 412 50 290 90 262c40 28 40 150 6 150v60ZM26 472v-36c-24 0-24-78 4-96 28 18 28 96 4 96v36Z" />
      <path fill="#192538" d="M0 472H720v64q0 24-24 24H24Q0 560 0 536Z" />
      <House />
      <path className="house-wire" pathLength="1" d="M0 470H166q8 0 8-8V344q0-8 8-8H516q8 0 8 8v20" />
      <rect x="160" y="380" width="28" height="48" rx="4" />
      <path fill="#ffb000" d="m176 390-10 16h7l-3 12 10-16h-7Z" />
      <path d="M504 382q4-20 20-20t20 20Z" />
      <Van />
    </svg>
  )
}

function House() {
  return (
    <>
      <path fill="#263750" d="M452 472h46l44 88H396Z" />
      <path fill="#344860" d="M350 310H544V472H350Z" />
      <path fill="#192538" d="M466 240v-64h30v40h30l40 102H350V216h116Z" />
      <path fill="#3f5571" d="M150 472V232l104-116 104 116v240Z" />
      <path d="M116 246 254 92 392 246l-14 13L254 120 130 259ZM452 362h46v110h-46Z" />
      <g className="house-lights" fill="#ffb000">
        <path d="M204 250h42v60h-42Z" />
        <path d="M214 372h104v66H214Z" />
        <path d="M262 250h42v60h-42Z" />
        <path d="M254 172a16 16 0 0 1 0 32 16 16 0 0 1 0-32Z" />
        <path d="M378 362h50v64h-50Z" />
        <circle cx="524" cy="382" r="13" />
        <circle cx="524" cy="382" r="36" opacity=".2" />
        <circle cx="524" cy="382" r="64" opacity=".2" />
      </g>
      <path d="M298 438c-14 0-14-22-6-26v-14l6 5h6l6-5v14c10 6 8 26-4 26Z" />
      <path
        stroke="#131b27"
        strokeWidth="4"
        d="M266 372v66M204 280h42M262 280h42M403 362v64M378 394h50M238 188h32M254 172v32"
      />
    </>
  )
}

function Van() {
  return (
    <>
      <path stroke="#e7e0d2" strokeWidth="4" d="M602 384h94M606 392v-14M690 392v-14" />
      <path fill="#e7e0d2" d="M540 488v-34q0-6 8-8l10-4 22-42q5-8 14-8h102q10 0 10 10v86Z" />
      <path fill="#263750" d="m568 444 20-38h24v38Z" />
      <path fill="#ffb000" d="m662 412-24 34h17l-6 26 24-34h-17ZM540 458h10v10h-10Z" />
      <path d="M620 400h4v88h-4ZM540 480h166v8H540Z" />
      <circle cx="574" cy="488" r="18" />
      <circle cx="672" cy="488" r="18" />
      <path stroke="#e7e0d2" strokeWidth="14" strokeLinecap="round" d="M574 488h0M672 488h0" />
    </>
  )
}
