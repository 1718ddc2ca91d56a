// Sample letters for testing the spam check: what people write to a managed IT provider, and what spam
// looks like. Invented, modeled on real patterns of both.

interface SampleMessage {
  name?: string
  company?: string
  message: string
}

export const legitimate: readonly SampleMessage[] = [
  {
    message:
      'Our contact form receives casino spam: "viagra, buy now, click here, no deposit". Can you stop it?',
  },
  {
    message:
      'We had our account hacked, it now posts "viagra, click here, buy now, no deposit" to our customers.',
  },
  {
    message:
      'Our inboxes fill with mails about viagra and online casinos that say "buy now" and "click here". They are not filtered since we moved.',
  },
  {
    message:
      'Emails offering viagra, "order now, lowest prices", are not quarantined since Monday.',
  },
  {
    message:
      'Our website suddenly shows links to online casinos with "sign up now, no deposit". We have no malware scanner.',
  },
  { message: 'Our file server is down since 7am and nobody can print. Please call me back.' },
  { message: 'We need help with https://our-clinic.example, the contact page shows an error 500.' },
  { message: 'HELP!!! EVERYTHING IS DOWN AND NOBODY ANSWERS THE PHONE!!! CALL ME NOW!!!' },
  { message: 'Nuestra oficina necesita soporte técnico para doce computadoras. ¿Cuánto cuesta?' },
  { message: '我们公司需要一个新的网络，请联系我们。谢谢您的帮助。' },
  { message: 'نحتاج إلى مساعدة في تأمين شبكة مكتبنا، يرجى الاتصال بنا في أقرب وقت.' },
  { message: 'Нам нужна помощь с почтовым сервером, письма не доходят с понедельника.' },
  { message: '🔥🔥🔥 server room smells funny 😱😱😱 pls call 📞' },
  { message: 'Do you also do SEO? We would like our website to be on the first page of Google.' },
  {
    message:
      'Looking for a web design partner. Our site is https://acme-bikes.example and we like the style of https://other-bikes.example. Can you improve our ranking and increase our traffic?',
  },
  {
    message:
      'We run five shops: https://a.example https://b.example https://c.example https://d.example https://e.example and want one helpdesk for all of them.',
  },
  {
    message:
      'Our website was hacked and Google now shows pages for viagra and online casinos under our name. How fast can you clean it? https://dental.example',
  },
  {
    message:
      'Somebody got this mail: "Congratulations you won, click here: https://bit.ly/3xYz buy now no prescription". Is it phishing?',
  },
  {
    message:
      'Users report spam with links to http://x1.example http://x2.example http://x3.example http://x4.example http://x5.example http://x6.example http://x7.example. Can your filter block these?',
  },
  {
    company: 'Red River Casino & Resort',
    message:
      'We operate a casino hotel with 400 seats and want a quote for managed network services.',
  },
  {
    company: 'https://acme.example',
    message: 'Please quote a firewall replacement for 40 people, see our site for the locations.',
  },
  {
    message:
      'On https://shop.example the "Buy now" and "Order now" buttons do nothing since this morning. Please fix it.',
  },
  { name: 'www.acme.example', message: 'We need somebody who looks after our twelve laptops.' },
  { message: 'SELECT * FROM users; is what our app prints on the login page since the update.' },
  { message: "The form on our site lets people type '; DROP TABLE leads; -- and then it breaks." },
  {
    message:
      'This snippet breaks our newsletter: <a href="https://shop.example">Shop</a> <img src=x onerror=alert(1)>. Can you fix the template {{ user.name }}?',
  },
  {
    message:
      'Error log:\nTypeError: undefined is not a function\n at https://cdn.example/app.js:1:2\n at https://cdn.example/app.js:3:4\n at https://cdn.example/vendor.js:5:6',
  },
  { message: 'Is your response time really 15 minutes? Our business could lose $10,000 an hour.' },
  {
    message:
      'I found your site through a friend. We sell furniture, offer delivery in Dallas and need a new phone system.',
  },
  { message: 'My resume is at https://bit.ly/ann-lee and my portfolio at https://annlee.example.' },
  {
    message: 'I am a network specialist and socialist at heart, looking for a part-time position.',
  },
  {
    message:
      'We found your website through a friend. We provide accounting for dentists (https://books.example) and want to move twelve people to the cloud.',
  },
  { message: 'test test test' },
  { name: 'test test test', message: 'test test test' },
  {
    message:
      'We were told our domain authority dropped after the migration. Who on your team handles SEO and what would an audit cost?',
  },
  {
    message:
      'Please unsubscribe our old address, and to opt out of the printed newsletter, whom do I write to?',
  },
  {
    message:
      'We are a payday lender in Plano, regulated by the state, and need compliant backups for our loan documents.',
  },
  { message: 'Your website does not load on my phone, by the way. Besides that we need a backup.' },
  {
    message:
      'See the ticket (https://help.example/t/1), then [this](https://wiki.example/a?b=c#d).',
  },
  { message: 'x'.repeat(5_000) },
]

export const spam: readonly SampleMessage[] = [
  { message: 'Buy viagra online, best prices online, no prescription! https://pills.example' },
  { message: 'Cheap cialis and levitra, order now with discreet shipping' },
  { message: '[url=https://casino.example]online casino[/url] free spins' },
  {
    message:
      '<a href="https://casino.example">casino bonus</a> no deposit, join now https://casino.example',
  },
  {
    message: 'Slot gacor hari ini https://slot.example https://gacor.example https://judi.example',
  },
  { message: 'Казино онлайн, вход: [url=https://kazino.example]казино[/url]' },
  { message: 'Double your bitcoin in 24 hours, guaranteed profit: https://btc.example' },
  { message: 'Earn $5,000 a week from home! Click here https://bit.ly/earn-now' },
  { message: 'Congratulations you have won, claim your prize at https://tinyurl.com/prize1' },
  { message: 'Payday loans with fast approval, sign up now https://loans.example' },
  { message: 'Hot girls near you, sex dating https://cutt.ly/abc' },
  { message: 'Replica watches at lowest prices https://watches.example click here' },
  { name: 'https://pills.example', message: 'xanax tramadol' },
  { name: 'www.best-escorts.example', message: 'Call me tonight, escorts in your city' },
  { name: 'http://win.example/abc', message: 'You have won, claim your money today' },
  {
    name: 'http://win.example/abc',
    message: 'Hello https://a.example https://b.example https://c.example https://d.example',
  },
  {
    message:
      'I came across your website and noticed errors. We offer SEO services and can rank your site on the first page of Google. Reply with your phone number.',
  },
  {
    message:
      'Your website could get more clients. Our team provides high-quality backlinks with DA 50+. To opt out reply STOP.',
  },
  {
    message:
      'We sell guest posts on news sites. They boost your traffic. Free sample, special offer for you https://posts.example',
  },
  {
    message:
      'While reviewing your site I saw that your business is not on the first page of Google. We specialize in white hat SEO. Free audit!',
  },
  {
    message:
      'We offer dofollow links to increase your rankings. If you no longer wish to receive these, reply no.',
  },
  {
    message:
      '<a href="https://a.example">one</a> <a href="https://b.example">two</a> <a href="https://c.example">three</a>',
  },
  { message: '[link=https://a.example]best[/link] https://b.example https://c.example' },
  { message: '[url="https://seo.example"]cheap essays[/url]' },
  { message: 'Forex signals with risk-free passive income https://fx.example' },
  { message: 'Binary options, guaranteed returns, act now!' },
  { message: 'Crypto signals, join now for free https://t.co/abc' },
  { message: 'Fake passports, buy now, https://docs.example https://docs2.example' },
]
