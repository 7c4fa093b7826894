#!/usr/bin/python3
# A window with one WebKit page, for WebKitWebDriver. WebKit's own MiniBrowser forgets its profile under automation.
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

if "--check" in sys.argv:
    sys.exit()

profile = os.environ["PROFILE"]
storage = WebKit2.WebsiteDataManager(
    base_data_directory=profile + "/data", base_cache_directory=profile + "/cache"
)
context = WebKit2.WebContext.new_with_website_data_manager(storage)
context.set_automation_allowed(True)


def open_page(_session):
    page = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    page.connect("close", lambda _page: Gtk.main_quit())
    window = Gtk.Window(default_width=390, default_height=844)
    window.add(page)
    window.show_all()
    return page


context.connect(
    "automation-started", lambda _context, session: session.connect("create-web-view", open_page)
)
Gtk.main()
