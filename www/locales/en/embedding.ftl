page-title = Embedding · Appleyard
title = A figure in your own page
lede = Two lines of HTML put a figure into a post, a course or slides. You install nothing, and your readers are not tracked.
guide-contents = On this page
guide-copy-hint = Replace <code>{ $base }</code> with the address where the figures are hosted.

guide-quick = In a minute
guide-quick-1 = Open an exhibit and bring its figure to the moment you want to show.
guide-quick-2 = Press <em>Embed</em> below the figure, and choose language, colours and controls, and say where the figure goes. The preview shows what your readers will get.
guide-quick-3 = Copy one of the two snippets into the HTML of your page. In Markdown and MDX, leave an empty line before and after it.
guide-which-frame = <strong>The frame</strong> works wherever frames are allowed, even where scripts are not. It is as wide as its column.
guide-which-element = <strong>The element</strong> is part of your page: it takes the height it needs and the colours you give it, and your scripts can drive it.

guide-try = Examples to change
guide-try-about = Change what is in the fields; the figures follow. An example takes only what this page describes. Anything else is named below the field.
guide-html = HTML
guide-list = Properties, one per line
guide-restore = Restore
guide-example-options = An element with options
guide-example-options-about = Take <code>loop</code> away, or ask for <code>theme="dark"</code>.
guide-example-prose = Text that drives a figure
guide-example-prose-about = Each link opens a moment in the element with that <code>id</code>. No script is needed.
guide-example-events = A script that listens
guide-example-events-about = Events bubble, so one listener on the text around the figure is enough. Each button does what it says.
guide-example-colours = Your colours and type
guide-example-colours-about = Each line is a custom property that is set on the figure. You can also write them in a style sheet.
guide-log = Events heard
guide-log-nothing = Nothing yet: step through the figure.
guide-prose-text = In the half-apple game <first>the first step</first> knows nothing yet. After <later>57 steps</later> you see a pattern. And here you see <why>why 20 apples are lost</why>.

guide-too-long = The snippet is too long: an example has at most { $max } characters.
guide-no-figure = The snippet has no figure. It needs one of these: { $figures }.
guide-many-figures = An example shows at most { $max } figures; the others are left out.
guide-unknown-element = “{ $element }” is left out. Only figures, links, our own pictures and plain text are shown here.
guide-unknown-attribute = “{ $name }” of “{ $element }” is left out: there is no such attribute.
guide-bad-choice = “{ $name }” is “{ $typed }”: it must be one of { $choices }.
guide-bad-step = “{ $name }” is “{ $typed }”: it must be a whole number, 0 or more.
guide-bad-flag = “{ $name }” is “{ $typed }”, but it still counts as on. Write “false” or leave it out to switch it off.
guide-self-closed = A slash cannot close “{ $element }”: what follows has become its content. Write an end tag.
guide-unknown-id = A link names the figure “{ $id }”, and no figure here has that id.
guide-bad-scene = The link “{ $typed }” must begin with #, followed by a moment.
guide-bad-link = The link “{ $typed }” is left out: it must begin with http: or https:.
guide-strange-picture = The picture “{ $typed }” is left out: only pictures of this site are shown here.
guide-unknown-property = “{ $typed }” is not understood. A line must be a name from the list below, a colon and a value.
guide-bad-color = “{ $name }” is “{ $typed }”, which is not a colour.
guide-bad-font-family = “{ $name }” is “{ $typed }”, which is not a list of fonts.
guide-bad-font-size = “{ $name }” is “{ $typed }”, which is not a size of type.

guide-element = The element
guide-element-about = The script defines all elements: { $figures }. A page needs it once, anywhere, however many figures it has. What is inside an element is shown until the figure has loaded, and where scripts do not run. The dialog puts a linked picture there. <code>width</code> and <code>height</code> say how much room the figure takes.
guide-attributes = Attributes
guide-attribute-scene = The moment to show, as <em>Share</em> gives it after the <code>#</code> of a link. Without it, you get the opening of the exhibit.
guide-attribute-lang = The language. Without it, the figure takes the language of the page around it, if it is one of these, else the reader’s.
guide-attribute-theme = <code>auto</code> follows your page: its <code>color-scheme</code>, or else its background.
guide-attribute-font = <code>page</code> gives the figure’s words the family and the size of the text around it. <code>own</code> is the default.
guide-attribute-controls = <code>full</code>, the default, shows everything. <code>minimal</code> shows the picture, the narration and the bar for stepping; <code>none</code> shows the picture and the narration.
guide-attribute-start = The step where it begins, whatever <code>scene</code> says. A loop begins again there.
guide-attribute-autoplay = The figure plays when it comes into view, but never if the reader has asked for less motion.
guide-attribute-loop = The figure begins again when it has come to its end.
guide-attribute-width = Together with <code>height</code>, the room that your page keeps for the figure, in px. The figure is never wider than its column. In a narrow column it is as high as you write, but at least 400 and at most 480 px.
guide-attribute-height = See <code>width</code>. Without the two, the figure takes the height it needs; in a column narrower than 480 px it is 480 px high.
guide-attribute-fit = The figure fills its box instead of taking the height it needs. The box must have a height.
guide-flags = Attributes that stand alone, such as <code>loop</code>, are on as soon as you write them. Only the value <code>false</code> switches them off, because some frameworks write it.
guide-properties = Properties and methods
guide-property-scene = Set it to open another moment, or the same one once more.
guide-property-step = The step shown, from 0 to the last. Set it, and the figure goes there.
guide-property-lastStep = The number of the last step; 0 until the figure has loaded.
guide-property-playing = Whether the figure plays. Set it to start or stop it.
guide-property-ready = A promise. It resolves when the figure has loaded and shows its first picture. It waits until the figure comes near the viewport. If its files cannot be fetched, it rejects with an error whose <code>code</code> says why.
guide-property-currentLink = The text of a link to the moment shown.
guide-property-mirrored = The same as the attributes of these names. Set one, and the other follows.
guide-properties-early = You may set all of these before the figure has loaded; it begins as you have said. Until then <code>step</code> and <code>playing</code> give what you have set, and <code>currentLink()</code> gives <code>scene</code>.
guide-events = Events
guide-event-ready = Comes once, when the figure has loaded and shows its first picture.
guide-event-step = Comes after every step, forward or back.
guide-event-finish = Comes when the figure has reached its last step.
guide-event-scenechange = Comes when another moment is shown and at rest, after a step, a question or a setting. It does not come while the figure plays.
guide-event-answer = Comes when a reader has answered the task of the figure, or asks for a right answer after a wrong one; its detail says which task, what was answered, whether that is right, which try it was, and whether a right answer is shown.
guide-custom = CSS custom properties
guide-custom-about = Set these on the element, or on anything around it, to change its colours and type. Beside each are its default values, light and dark.
guide-custom-size = <code>--appleyard-size</code> is the size of the figure’s words, from 10 to 40 px. Write <code>1em</code> for the size of the text around the figure. The labels in the picture keep their size.
guide-room = So that nothing moves
guide-room-about = With <code>width</code> and <code>height</code>, your page does not move when a figure loads. The style sheet <code>embed.css</code>, in the code of “Embed” beside the script, keeps its room until the script has come. It knows the sizes that “Embed” gives. For others, add this to the style sheet of your site, with your own sizes:
guide-room-print = On paper, a figure that has not been near the screen is printed as the picture of the snippet.
guide-parts = CSS parts
guide-parts-about = Use these for what the properties do not reach, as in <code>{ $example }</code>.
guide-part-figure = the whole figure
guide-part-sheet = the sheet that the picture lies on
guide-part-caption = the legend and the buttons below the picture
guide-part-narration = the text about the step
guide-part-transport = the bar for stepping
guide-part-panel = what a button below the picture opens
guide-part-lesson = the bar of a lesson: back, next

guide-frame = The frame
guide-frame-about = The frame shows the same on pages that allow no scripts from elsewhere. The attributes above are parameters of its address, with the same names; the moment follows the <code>#</code>. It fills any box without scrollbars, from 320 by 400 px to a slide.
guide-frame-parameters = Parameters: { $names }. <code>figure</code> is one of { $figures }.
guide-frame-height = The frame is as wide as its column and keeps its <code>height</code>, so nothing in your page moves. If you leave <code>height</code> out, give the frame an <code>id</code>, and have our script in your page, the frame becomes as tall as its figure needs. The script asks for the height, and the frame answers only your page.
guide-frame-theme = With <code>theme=auto</code>, the frame is light or dark as your page is, also when that changes, if your page has our script. Without the script the frame cannot see your page: it follows the reader’s device.
guide-frame-sandbox = The frame works with <code>sandbox="allow-scripts"</code>. Add <code>allow-downloads</code> for <em>Export</em> and <code>allow-popups</code> for links.

guide-prose = Links that drive a figure
guide-prose-about = A link with <code>data-appleyard</code> does not lead away: it opens a moment in the element or the frame with that <code>id</code>. The page needs our script for this, and no script of yours.

guide-recipes = In your blog, book or framework
guide-recipes-about = The element needs its script line once; the frame needs none. Each recipe says where the line goes, where the snippet goes, and what else to switch on.

guide-host = Host the figures yourself
guide-host-about = The site is a folder of files: it needs no server program and no database.
guide-host-built = Without installing anything
guide-host-built-about = These services build the site from your copy of the sources.
guide-host-own = On your own server
guide-host-own-about = You need Appleyard’s sources, Node 20.19 or newer, and Rust from rustup.rs. The rest installs itself.
guide-host-1 = Build the site for the address where it will be. In the folder of the sources, type:
guide-host-1-windows = In PowerShell:
guide-host-2 = Copy everything in <code>dist</code> to the folder of that name and version on your server, here with <code>scp</code>:
guide-host-3 = Make the server send these headers. Pages of other sites may then use the element, and <code>.wasm</code> has its type. Files whose names change with their content stay in the reader’s browser for a year. Text and wasm travel compressed.
guide-host-4 = Check that it works: the answer to this must be 200, with <code>Access-Control-Allow-Origin</code> in it.
guide-host-5 = Open { $address } in a browser, choose an exhibit, and press <em>Embed</em>: the snippets now name your address. Paste one.
guide-host-keep = Each new version gets its own folder. Leave the old ones where they are, so that what people have pasted stays as it was.
guide-host-trial = Try it on your own machine
guide-host-trial-about = If you build without an address, the snippets name the server that the page comes from. Build the site, and serve the folder with any server that sends the header. This one comes with npm:
guide-host-trial-open = Then open { $address } and press <em>Embed</em>.

guide-policy = If your site has a Content-Security-Policy
guide-policy-own = With the folder on your own site:
guide-policy-other = With the folder on another site, here { $origin }:
guide-policy-why = <code>wasm-unsafe-eval</code> allows WebAssembly and nothing else. <code>connect-src</code> is for the solver’s file, <code>frame-src</code> for the frame, <code>img-src</code> for the linked picture, <code>style-src</code> for the style sheet that keeps the figure’s room. If one is missing, the figure says which. No inline styles or scripts are needed.

guide-npm = With npm
guide-npm-about = If you build your pages, use the package <code>appleyard</code>. It has two entries: the elements, for browsers, and the bindings, the solvers alone, for Node and browsers.

guide-load = What is loaded, and when
guide-load-script = At once, the page loads the small script <code>embed.js</code> and nothing more.
guide-load-near = When a figure is about a screen away, it loads its script, its words and its solver. Several figures share one solver.
guide-load-later = When a reader opens “Settings”, “Share” or the like below the figure, it loads what is in there.
guide-load-rest = A figure plays only while it is in view. It takes no focus, no key and no wheel of your page unless the reader is in it.
guide-load-weights = What a figure loads before anybody touches it, compressed:
guide-load-kilobytes = { $kilobytes } KB
guide-privacy = Privacy
guide-privacy-about = A figure sets no cookies, loads nothing from third parties and sends nothing anywhere. Where it asks for predictions, it keeps their score on the reader’s device, if storage is allowed. It keeps nothing else.
guide-stripped = Where scripts or frames are stripped
guide-stripped-about = A feed, a mail or a printed page shows the linked picture of the snippet, with a text that describes it. The link opens the moment itself. In the snippet of the frame, <code>popover</code> hides the picture, and what strips frames strips that too. Where only scripts are stripped, the frame still works. Some tools keep the frame and strip <code>popover</code>, or show HTML as text. So the dialog asks where the figure goes, and gives the code for that place.
guide-stripped-picture = The picture shows the moment of the snippet: the dialog saves it as a file, or puts a small one into the snippet. In a copy of the sources, <code>{ $command }</code> makes those of a whole post and prints their texts.
guide-skip = Skip to the content
