// The layout of our emails in MJML (https://documentation.mjml.io), which the library compiles into the tables and
// conditional comments that Outlook, Gmail and phones need. A constant without any visitor input. `{{name}}` is a
// slot; a one-word comment starts a segment, which a mail contains once, several times or not at all
// (html-frame.ts).
import { addressLine, company } from '../../src/content/company'
import * as color from '../../src/theme/palette'

/** Text and background colors of the label above the title. */
export const tones = {
  calm: { text: color.cedar, wash: color.cedarWash },
  urgent: { text: color.text, wash: color.amber },
} as const

/** For clients that support it: a narrow screen puts a value below its label, and dark mode gets a dark page. */
const adaptive = `
  .value { overflow-wrap: anywhere; }
  @media only screen and (max-width: 479px) {
    .label, .value { display: block !important; width: auto !important; }
    .label { padding: 12px 0 0 !important; }
    .value { padding: 2px 0 12px !important; border-top: 0 !important; }
  }
  @media (prefers-color-scheme: dark) {
    body, .page, .page > div { background-color: ${color.ink} !important; }
    .card, .card > table { background: ${color.inkRaised} !important; }
    .card > table > tbody > tr > td { border-color: ${color.inkLine} !important; }
    .words div, .value { color: ${color.onInk} !important; }
    .small div, .label { color: ${color.onInkMuted} !important; }
    .label, .value { border-color: ${color.inkLine} !important; }
    a { color: ${color.mint} !important; }
    .button a { color: ${color.onCedar} !important; }
  }`

const line = `border-top:1px solid ${color.hairline};vertical-align:top;line-height:24px`
const label = `${line};text-align:left;color:${color.muted};font-size:14px;font-weight:normal`
// `plaintext`: each line has the direction of its own first letter.
const value = `${line};text-align:start;unicode-bidi:plaintext;color:${color.text};font-size:16px;word-break:break-word`

// The preheader is not mj-preview: its white text on a white page counts as a spammer's trick.
export const mailDocument = `
<mjml lang="en" dir="ltr">
  <mj-head>
    <mj-title>{{title}}</mj-title>
    <mj-raw>
      <meta name="color-scheme" content="light dark">
      <meta name="supported-color-schemes" content="light dark">
      <meta name="format-detection" content="date=no, address=no">
    </mj-raw>
    <mj-attributes>
      <mj-all font-family="Arial, Helvetica, sans-serif" color="${color.text}" />
      <mj-text font-size="16px" line-height="26px" padding="0 32px 16px" />
      <mj-table padding="8px 32px 24px" />
      <mj-class name="title" font-size="24px" line-height="32px" font-weight="bold" />
      <mj-class name="small" font-size="13px" line-height="20px" color="${color.muted}" />
    </mj-attributes>
    <mj-style>${adaptive}</mj-style>
  </mj-head>
  <mj-body width="600px" background-color="${color.paper}" css-class="page">
    <mj-raw><div style="display:none;max-height:0;overflow:hidden">{{preheader}}</div></mj-raw>
    <mj-section padding="0"><mj-column><mj-spacer height="24px" /></mj-column></mj-section>
    <mj-wrapper css-class="card" padding="0" background-color="${color.surface}"
      border="1px solid ${color.hairline}" border-radius="12px">
      <mj-section padding="18px 0" background-color="${color.ink}" border-radius="11px 11px 0 0">
        <mj-column>
          <mj-text padding="0 32px" font-size="18px" font-weight="bold" color="${color.onInk}">${company.name}</mj-text>
        </mj-column>
      </mj-section>
      <mj-section padding="28px 0 8px">
        <mj-column>
          <mj-raw><!--label--></mj-raw>
          <mj-text padding="0 32px 12px" font-size="13px" line-height="20px">
            <span style="display:inline-block;padding:3px 10px;border-radius:12px;font-weight:bold;background:{{wash}};color:{{tone}}">{{label}}</span>
          </mj-text>
          <mj-raw><!--title--></mj-raw>
          <mj-text mj-class="title" css-class="words"><h1 style="margin:0;font:inherit">{{title}}</h1></mj-text>
          <mj-raw><!--button--></mj-raw>
          <mj-button href="{{address}}" css-class="button" align="left" padding="0 32px 20px" inner-padding="14px 24px"
            border-radius="8px" background-color="${color.cedar}" color="${color.onCedar}" font-size="16px"
            line-height="20px" font-weight="bold">{{text}}</mj-button>
          <mj-raw><!--paragraph--></mj-raw>
          <mj-text css-class="words"><p style="margin:0">{{text}}</p></mj-text>
          <mj-raw><!--facts--></mj-raw>
          <mj-table>
            <!--row--><tr>
              <th scope="row" class="label" style="${label};width:128px;padding:10px 16px 10px 0">{{label}}</th>
              <td dir="auto" class="value" style="${value};padding:10px 0">{{value}}</td>
            </tr>
            <!--block--><tr>
              <td colspan="2" class="label" style="${label};padding:10px 0 0">{{label}}</td>
            </tr><tr>
              <td colspan="2" dir="auto" class="value" style="${value};padding:2px 0 10px;border-top:0">{{value}}</td>
            </tr>
            <!--end-->
          </mj-table>
          <mj-raw><!--rest--></mj-raw>
        </mj-column>
      </mj-section>
    </mj-wrapper>
    <mj-section padding="20px 0 32px">
      <mj-column>
        <mj-raw><!--note--></mj-raw>
        <mj-text mj-class="small" css-class="small" padding-bottom="12px"><p style="margin:0">{{text}}</p></mj-text>
        <mj-raw><!--foot--></mj-raw>
        <mj-text mj-class="small" css-class="small" padding-bottom="0">${company.name}, ${addressLine()}</mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>`
