page-title = Embedding · Appleyard
title = A figure in your own page
lede = Two lines of HTML put a figure into a post, a course or slides. You install nothing, and your readers are not followed.
guide-contents = On this page
guide-copy-hint = Replace <code>{ $base }</code> by the address where the figures are hosted.

guide-quick = In a minute
guide-quick-1 = Open an exhibit and bring its figure to the moment you want to show.
guide-quick-2 = Press <em>Embed</em> below the figure, and choose language, colours and controls. The preview is what your readers will get.
guide-quick-3 = Copy one of the two snippets into the HTML of your page. In Markdown, leave an empty line before and after it.
guide-which-frame = <strong>The frame</strong> works wherever frames are allowed, also where scripts are not. It keeps its shape in any column.
guide-which-element = <strong>The element</strong> is part of your page: it takes the height it needs and the colours you give it, and your scripts can drive it.

guide-try = Examples to change
guide-try-about = Change what is in the fields; the figures follow. Only what this page describes is taken over, and whatever is not understood is named below the field.
guide-html = HTML
guide-list = Properties, one in a line
guide-restore = As it was
guide-example-options = An element with options
guide-example-options-about = Take <code>loop</code> away, or ask for <code>theme="dark"</code>.
guide-example-prose = Prose that drives a figure
guide-example-prose-about = Each link opens a scene in the element with that <code>id</code>. No script is needed.
guide-example-events = A script that listens
guide-example-events-about = Events bubble, so one listener on the text around is enough. The buttons do what is written on them.
guide-example-colours = Your colours and type
guide-example-colours-about = Each line is a custom property that is set on the figure. They can stand in a style sheet as well.
guide-log = What was heard
guide-log-nothing = Nothing yet: step through the figure.
guide-prose-text = In the game of half-apples nothing is known <first>at the first step</first>. After <later>57 steps</later> a pattern shows; and here is <why>why 20 apples are lost</why>.

guide-too-long = The snippet is too long: an example has at most { $max } characters.
guide-no-figure = There is no figure in it. It must be one of: { $figures }.
guide-many-figures = An example shows at most { $max } figures; the others are left out.
guide-unknown-element = “{ $element }” is left out: only figures, links, pictures of ours and plain prose are shown here.
guide-unknown-attribute = “{ $name }” of “{ $element }” is left out: there is no such attribute.
guide-bad-choice = “{ $name }” is “{ $typed }”: it must be one of { $choices }.
guide-bad-step = “{ $name }” is “{ $typed }”: it must be a whole number from 0.
guide-bad-flag = “{ $name }” is “{ $typed }”, and counts all the same: it is on wherever it stands. Leave it out to switch it off.
guide-self-closed = “{ $element }” cannot close itself with a slash: what follows has become its content. Write an end tag.
guide-unknown-id = A link names the figure “{ $id }”, and no figure here has that id.
guide-bad-scene = The link “{ $typed }” must begin with # and go on with a scene.
guide-bad-link = The link “{ $typed }” is left out: it must begin with http: or https:.
guide-strange-picture = The picture “{ $typed }” is left out: here only those of this site are shown.
guide-unknown-property = “{ $typed }” is not understood: a line is a name from the list below, a colon and a value.
guide-bad-color = “{ $name }” is “{ $typed }”: that is no colour.
guide-bad-font-family = “{ $name }” is “{ $typed }”: that is no list of fonts.

guide-element = The element
guide-element-about = The script defines all elements: { $figures }. It stands in a page once, however many figures there are, and anywhere. What is inside an element is shown until the figure stands, and where scripts do not run: the dialog puts a linked picture there.
guide-attributes = Attributes
guide-attribute-scene = What is shown, as <em>Share</em> gives it after the <code>#</code> of a link. Without it: the opening of the exhibit.
guide-attribute-lang = The language. Without it: that of the nearest element around that names one of these, else the reader’s.
guide-attribute-theme = <code>auto</code> follows the colour scheme of your page.
guide-attribute-controls = <code>full</code>, the default, is everything; <code>minimal</code> the picture, the narration and the bar for stepping; <code>none</code> the picture and the narration.
guide-attribute-start = The step it begins at, whatever the scene says; a loop begins again there.
guide-attribute-autoplay = Plays when it comes into view, and never where the reader has asked for less motion.
guide-attribute-loop = Begins again when it has come to its end.
guide-attribute-fit = Fills its box instead of taking the height it needs. The box must have a height.
guide-flags = Those that stand alone, such as <code>loop</code>, are on wherever they stand, whatever their value.
guide-properties = Properties and methods
guide-property-scene = Opens another scene; the same one once more, too.
guide-property-step = The step shown, from 0 to the last; set, the figure goes there.
guide-property-lastStep = How many steps there are; 0 until the figure stands.
guide-property-playing = Whether it plays; set, it plays or rests.
guide-property-fit = As the attribute.
guide-property-currentLink = The text of a link to the moment that is shown.
guide-events = Events
guide-event-step = After every step, either way.
guide-event-finish = It has come to the last step.
guide-event-scenechange = Another moment is shown and has come to rest: a step, a question, a setting. Not while it plays.
guide-custom = CSS custom properties
guide-custom-about = Set on the element or anything around it, they change its colours and type. Beside each are the values it has without, light and dark.
guide-parts = CSS parts
guide-parts-about = For what the properties do not reach, as in <code>{ $example }</code>.
guide-part-figure = all of it
guide-part-sheet = what the picture lies on
guide-part-caption = the legend and the words below the picture
guide-part-narration = what is told of the step
guide-part-transport = the bar for stepping
guide-part-panel = what a word below the picture opens
guide-part-lesson = the bar of a lesson: back, next

guide-frame = The frame
guide-frame-about = The same, for pages where no script of others may stand. The attributes above are parameters of its address, by the same names; the scene follows the <code>#</code>. It fills any box, from 320 by 400 px to a slide, without scrollbars.
guide-frame-parameters = Parameters: { $names }. <code>figure</code> is one of { $figures }.
guide-frame-height = It keeps its shape. If your page also has our script, and the frame has an <code>id</code>, the frame becomes as tall as its figure would like to be: the script asks, the frame answers to your page alone.
guide-frame-sandbox = It works with <code>sandbox="allow-scripts"</code>. Add <code>allow-downloads</code> for <em>Export</em> and <code>allow-popups</code> for links.

guide-prose = Links that drive a figure
guide-prose-about = A link with <code>data-appleyard</code> opens a scene in the element or the frame of that <code>id</code>, instead of leading away. The page needs our script for it, and nothing of yours.

guide-host = Host the figures yourself
guide-host-about = The site is a folder of files: no server program, no database. You need Appleyard’s sources, Node 20.19 or newer, and Rust from rustup.rs; the rest installs itself.
guide-host-1 = Build it for the address where it will be. In the folder of the sources:
guide-host-1-windows = In PowerShell:
guide-host-2 = Copy all that is in <code>dist</code> to the folder of that name and version on your server, here by <code>scp</code>:
guide-host-3 = Let the server send two headers. With nginx, in the block of the server:
guide-host-3-apache = With Apache, in a file <code>.htaccess</code> beside the folder of the version. Its module <code>headers</code> must be on (<code>a2enmod headers</code> on Debian), or everything there answers 500; and <code>AllowOverride FileInfo</code> must be set, or the file is not read:
guide-host-3-why = The first lets pages of other sites use the element. The second is for servers that do not know <code>.wasm</code>: without it the figures work, but start more slowly and say so.
guide-host-4 = Look whether it is there: this must answer 200 and name <code>Access-Control-Allow-Origin</code>.
guide-host-5 = Open { $address } in a browser, choose an exhibit, and press <em>Embed</em>: the snippets now name your address. Paste one.
guide-host-keep = A new version gets a folder of its own. Leave the old ones where they are: what was pasted goes on showing what it showed.
guide-host-trial = To try it on your own machine
guide-host-trial-about = Without an address to build for, the snippets name the server that the page comes from. Build, and serve the folder with any server that sends the header; here one that npm fetches:
guide-host-trial-open = Then open { $address } and press <em>Embed</em>.

guide-policy = If your site has a Content-Security-Policy
guide-policy-own = The folder on your own site:
guide-policy-other = The folder on another site, here { $origin }:
guide-policy-why = <code>wasm-unsafe-eval</code> allows WebAssembly and nothing else; <code>connect-src</code> is for the solver’s file; <code>frame-src</code> for the frame, <code>img-src</code> for the linked picture. If one is missing, the figure says which. No inline styles or scripts are needed: where the style of the frame is forbidden, its <code>width</code> and <code>height</code> count.

guide-npm = With npm
guide-npm-about = For pages that are built, the package <code>appleyard</code> has two entries: the elements, for browsers, and the bindings, the solvers alone, for Node and browsers.

guide-load = What is loaded, and when
guide-load-script = At once: the small script <code>embed.js</code>, and nothing more.
guide-load-near = When a figure is about a screen away: its script, its words, its solver. Several figures share one solver.
guide-load-later = When it is opened: what is behind the words below the figure.
guide-load-rest = A figure plays only while it is seen, and takes no focus, no key and no wheel of your page unless the reader is in it.
guide-load-weights = All that a figure loads before it is touched, compressed:
guide-load-kilobytes = { $kilobytes } KB
guide-privacy = Privacy
guide-privacy-about = No cookies, nothing from third parties, nothing sent anywhere. The only thing kept on the reader’s device is the score of predictions, where a figure asks for them; where storage is forbidden it is not kept.
guide-stripped = Where scripts or frames are stripped
guide-stripped-about = A feed, a mail or print shows the linked picture from inside the snippet, with a text that says what it shows; the link opens the moment itself. Where only scripts are stripped, the frame goes on working.
